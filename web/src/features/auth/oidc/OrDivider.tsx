import { useTranslation } from 'react-i18next';
import styles from './OrDivider.module.css';

/** The word “or” between two ways to sign in. */
export function OrDivider() {
  const { t } = useTranslation();
  return (
    <p className={styles.or}>
      <span>{t('user.or')}</span>
    </p>
  );
}
