import { Link } from 'react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../shared/icons/Icon.js';
import styles from './BackToLogin.module.css';

/** The way back from the pages beside the login. */
export function BackToLogin() {
  const { t } = useTranslation();
  return (
    <Link to="/login?direct=1" className={styles.back}>
      <Icon name="back" size={18} />
      {t('user.back-to-login')}
    </Link>
  );
}
