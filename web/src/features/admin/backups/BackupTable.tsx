import { useState } from 'react';
import type { BackupCopy, BackupFile, BackupIntegrity } from '@larder/contracts/admin/backup';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '../../../api/use-outcome-toast.js';
import { useTokenDownload } from '../../../api/use-token-download.js';
import { dateText } from '../../../shared/dates/date-text.js';
import type { IconName } from '../../../shared/icons/paths.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { DataTable, type Column } from '../../../shared/ui/data/DataTable.js';
import { localizedSize } from '../../../shared/text/localized-size.js';
import { StatusChip, type StatusTone } from '../../../shared/ui/data/StatusChip.js';
import { RowDelete } from '../../../shared/ui/data/RowDelete.js';
import { useDeleteBackupMutation, useLazyGetBackupTokenQuery } from './backups.api.js';
import styles from './Backups.module.css';
import { RestoreDialog } from './RestoreDialog.js';

const INTEGRITY: Record<BackupIntegrity, { icon: IconName; tone: StatusTone }> = {
  intact: { icon: 'success', tone: 'success' },
  damaged: { icon: 'error', tone: 'error' },
  unchecked: { icon: 'info', tone: 'plain' },
};

const COPY: Record<BackupCopy['state'], { icon: IconName; tone: StatusTone }> = {
  waiting: { icon: 'clock', tone: 'plain' },
  stored: { icon: 'copy', tone: 'success' },
  failed: { icon: 'warning', tone: 'warning' },
};

/** The backups, newest first. */
export function BackupTable({ backups }: { backups: readonly BackupFile[] }) {
  const { t, i18n } = useTranslation();
  const columns: Column<BackupFile>[] = [
    {
      key: 'name',
      title: t('backup.name'),
      isRowHeader: true,
      render: ({ name }) => (
        <bdi dir="ltr" className={styles.name}>
          {name}
        </bdi>
      ),
    },
    {
      key: 'date',
      title: t('backup.date'),
      render: ({ date }) => dateText(date, i18n.language, { dateStyle: 'medium', timeStyle: 'short' }),
    },
    { key: 'size', title: t('backup.size'), render: ({ size }) => localizedSize(size, i18n.language) },
    {
      key: 'integrity',
      title: t('backup.state'),
      render: ({ integrity, encrypted, copy }) => (
        <div className={styles.states}>
          <StatusChip {...INTEGRITY[integrity]}>{t(`backup.integrity-${integrity}`)}</StatusChip>
          {encrypted && (
            <StatusChip icon="lock" tone="accent">
              {t('backup.encrypted')}
            </StatusChip>
          )}
          {copy && <CopyState copy={copy} />}
        </div>
      ),
    },
    {
      key: 'actions',
      title: t('backup.actions'),
      isActions: true,
      render: (backup) => <BackupActions backup={backup} />,
    },
  ];
  return (
    <DataTable
      label={t('backup.list')}
      columns={columns}
      rows={backups}
      keyOf={({ name }) => name}
      empty={t('backup.none')}
    />
  );
}

/** The state of the copy on a second server. */
function CopyState({ copy: { state, problem } }: { copy: BackupCopy }) {
  const { t } = useTranslation();
  return (
    <div className={styles.copy}>
      <StatusChip {...COPY[state]}>{t(`backup.copy-${state}`)}</StatusChip>
      {problem && <small dir="auto">{problem}</small>}
    </div>
  );
}

function BackupActions({ backup }: { backup: BackupFile }) {
  const { name, integrity } = backup;
  const { t } = useTranslation();
  const [restoring, setRestoring] = useState(false);
  const download = useTokenDownload();
  const [getToken, { isFetching }] = useLazyGetBackupTokenQuery();
  const [remove, { isLoading }] = useDeleteBackupMutation();
  const showOutcome = useOutcomeToast();
  return (
    <div className={styles.rowActions}>
      <IconButton
        icon="download"
        label={t('data.download-named', { name })}
        loading={isFetching}
        onClick={() => void download(getToken(name))}
      />
      <IconButton
        icon="undo"
        label={t('backup.restore-named', { name })}
        disabled={integrity === 'damaged'}
        onClick={() => setRestoring(true)}
      />
      <RowDelete
        name={name}
        question={t('backup.delete-question')}
        busy={isLoading}
        onDelete={() => showOutcome(remove(name), { key: 'settings.backup.backup-deleted' })}
      />
      {restoring && <RestoreDialog backup={backup} onClose={() => setRestoring(false)} />}
    </div>
  );
}
