import { useTranslation } from 'react-i18next';
import type { StorageDetails } from '@larder/contracts/admin/maintenance';
import { bytesOf } from './bytes-of.js';
import styles from './Maintenance.module.css';

const KINDS = [
  ['recipes', 'recipesDirSize'],
  ['users', 'userDirSize'],
  ['groups', 'groupsDirSize'],
  ['backups', 'backupsDirSize'],
  ['temp', 'tempDirSize'],
] as const;

/** The storage used by each kind of file, as bars. */
export function StorageChart({ storage }: { storage: StorageDetails }) {
  const { t } = useTranslation();
  const most = Math.max(1, ...KINDS.map(([, field]) => bytesOf(storage[field])));
  return (
    <dl className={styles.chart}>
      {KINDS.map(([kind, field]) => (
        <div key={kind}>
          <dt>{t(`maintenance.storage-${kind}`)}</dt>
          <dd>
            <span className={styles.bar} style={{ inlineSize: `${(100 * bytesOf(storage[field])) / most}%` }} />
            <span dir="ltr">{storage[field]}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
