import { useTranslation } from 'react-i18next';
import { PERMISSIONS } from './permissions.js';
import styles from './PermissionLegend.module.css';

/** The descriptions of the permissions, for devices without hover. */
export function PermissionLegend() {
  const { t } = useTranslation();
  return (
    <dl className={styles.legend}>
      {PERMISSIONS.map(([flag, key]) => (
        <div key={flag}>
          <dt>{t(`household.${key}`)}</dt>
          <dd>{t(`household.${key}-text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
