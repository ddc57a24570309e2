import { useTranslation } from 'react-i18next';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { useGetGroupStorageQuery } from './group.api.js';
import styles from './StorageBar.module.css';

/** The storage used by the images and files of the group; nothing until it has loaded. */
export function StorageBar() {
  const { t } = useTranslation();
  const { data: storage, isError, refetch } = useGetGroupStorageQuery();
  if (isError && !storage)
    return (
      <Panel title={t('group.storage')}>
        <PageMessage kind="error" onRetry={() => void refetch()} />
      </Panel>
    );
  if (!storage) return null;
  const used = Math.min(1, storage.usedStorageBytes / Math.max(1, storage.totalStorageBytes));
  return (
    <Panel title={t('group.storage')}>
      <span className={styles.track} aria-hidden>
        <span className={styles.bar} style={{ inlineSize: `${used * 100}%` }} />
      </span>
      <p>{t('group.storage-used', { used: storage.usedStorageStr, total: storage.totalStorageStr })}</p>
    </Panel>
  );
}
