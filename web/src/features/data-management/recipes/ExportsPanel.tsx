import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useTokenDownload } from '../../../api/use-token-download.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { ConfirmDialog } from '../../../shared/ui/dialogs/ConfirmDialog.js';
import { DataTable, type Column } from '../../../shared/ui/data/DataTable.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { dateText } from '../../../shared/dates/date-text.js';
import { localizedSize } from '../../../shared/text/localized-size.js';
import styles from './ExportsPanel.module.css';
import { hoursUntil } from './hours-until.js';
import {
  useGetExportsQuery,
  useLazyGetExportTokenQuery,
  usePurgeExportsMutation,
  type DataExport,
} from './recipe-data.api.js';

/** Exported files, if there are any: download within a day, or delete. */
export function ExportsPanel() {
  const { t, i18n } = useTranslation();
  const { data: exports, isError, refetch } = useGetExportsQuery();
  const [purge, { isLoading }] = usePurgeExportsMutation();
  const [isConfirming, setConfirming] = useState(false);

  const nameOf = ({ filename, createdAt }: DataExport) =>
    createdAt
      ? t('data.export-name', { date: dateText(createdAt, i18n.language, { dateStyle: 'medium', timeStyle: 'short' }) })
      : filename;
  const columns: Column<DataExport>[] = [
    { key: 'file', title: t('data.export-file'), isRowHeader: true, render: nameOf },
    { key: 'size', title: t('data.export-size'), render: ({ size }) => localizedSize(size, i18n.language) },
    {
      key: 'expires',
      title: t('data.export-expires'),
      render: ({ expires }) => t('data.export-hours', { count: hoursUntil(expires, new Date()) }),
    },
    {
      key: 'download',
      title: t('data.download'),
      isActions: true,
      render: (file) => <Download file={file} name={nameOf(file)} />,
    },
  ];
  const handlePurge = async () => {
    await purge();
    setConfirming(false);
  };
  if (isError && !exports) return <PageMessage kind="error" onRetry={() => void refetch()} />;
  if (!exports || exports.length === 0) return null;
  return (
    <Panel title={t('data.exports')}>
      <p>{t('data.exports-text')}</p>
      <DataTable label={t('data.exports')} columns={columns} rows={exports} keyOf={({ id }) => id} empty="" />
      <Button
        danger
        className={styles.purge}
        icon={<Icon name="trash" size={18} />}
        onClick={() => setConfirming(true)}
      >
        {t('data.purge-exports')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t('data.purge-exports')}
        question={t('data.purge-question')}
        confirmLabel={t('general.delete')}
        busy={isLoading}
        onConfirm={() => void handlePurge()}
        onClose={() => setConfirming(false)}
      />
    </Panel>
  );
}

function Download({ file: { path }, name }: { file: DataExport; name: string }) {
  const { t } = useTranslation();
  const download = useTokenDownload();
  const [getToken, { isFetching }] = useLazyGetExportTokenQuery();
  return (
    <IconButton
      icon="download"
      label={t('data.download-named', { name })}
      loading={isFetching}
      onClick={() => void download(getToken(path))}
    />
  );
}
