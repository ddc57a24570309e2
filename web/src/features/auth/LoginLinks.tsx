import { Link } from 'react-router';
import { useTranslation } from 'react-i18next';
import styles from './LoginLinks.module.css';

/** For those who cannot sign in yet, or any more. */
export function LoginLinks({ allowSignup }: { allowSignup: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={styles.links}>
      <Link to="/forgot-password">{t('user.forgot-password')}</Link>
      {allowSignup ? <Link to="/register">{t('user.register')}</Link> : <span>{t('user.invite-only')}</span>}
    </p>
  );
}
