import { useTranslation } from 'react-i18next';
import type { StorageDetails } from '@larder/contracts/admin/maintenance';
import { localizedSize } from '../../../shared/text/localized-size.js';
import { bytesOf } from './bytes-of.js';
import styles from './Maintenance.module.css';

const KINDS = [
  ['recipes', 'recipesDirSize'],
  ['users', 'userDirSize'],
  ['groups', 'groupsDirSize'],
  ['backups', 'backupsDirSize'],
  ['temp', 'tempDirSize'],
] as const;

interface Amount {
  key: string;
  name: string;
  size: string;
  bytes: number;
}

/** The storage used by each kind of file, as bars. */
export function StorageChart({ storage }: { storage: StorageDetails }) {
  const { t } = useTranslation();
  const amounts = KINDS.map(([kind, field]) => ({
    key: kind,
    name: t(`maintenance.storage-${kind}`),
    size: storage[field],
    bytes: bytesOf(storage[field]),
  }));
  return <Bars amounts={amounts} />;
}

/** The storage used by the files of each group, as bars. */
export function GroupStorageChart({ groups }: Pick<StorageDetails, 'groups'>) {
  return <Bars amounts={groups.map(({ groupId, ...amount }) => ({ key: groupId, ...amount }))} />;
}

function Bars({ amounts }: { amounts: readonly Amount[] }) {
  const { i18n } = useTranslation();
  const most = Math.max(1, ...amounts.map(({ bytes }) => bytes));
  return (
    <dl className={styles.chart}>
      {amounts.map(({ key, name, size, bytes }) => (
        <div key={key}>
          <dt dir="auto">{name}</dt>
          <dd>
            {bytes > 0 && <span className={styles.bar} style={{ inlineSize: `${(100 * bytes) / most}%` }} />}
            <span>{localizedSize(size, i18n.language)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
