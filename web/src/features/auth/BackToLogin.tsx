import { Link } from 'react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../shared/icons/Icon.js';
import styles from './BackToLogin.module.css';

/** The link from other pages back to sign-in. */
export function BackToLogin() {
  const { t } = useTranslation();
  return (
    <Link to="/login?direct=1" className={styles.back}>
      <Icon name="back" size={18} />
      {t('user.back-to-login')}
    </Link>
  );
}
