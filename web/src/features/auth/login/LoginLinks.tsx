import { Link } from 'react-router';
import { useTranslation } from 'react-i18next';
import styles from './LoginLinks.module.css';

/** Links to registration and password reset. */
export function LoginLinks({ allowSignup }: { allowSignup: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={styles.links}>
      <Link to="/forgot-password">{t('user.forgot-password')}</Link>
      {allowSignup ? <Link to="/register">{t('user.register')}</Link> : <span>{t('user.invite-only')}</span>}
    </p>
  );
}
