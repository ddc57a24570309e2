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
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import { hoursUntil } from './hours-until.js';
import {
  useGetExportsQuery,
  useLazyGetExportTokenQuery,
  usePurgeExportsMutation,
  type DataExport,
} from './recipe-data.api.js';

/** Exported files: download within a day, or delete. */
export function ExportsPanel() {
  const { t } = useTranslation();
  const { data: exports, isError, refetch } = useGetExportsQuery();
  const [purge, { isLoading }] = usePurgeExportsMutation();
  const [isConfirming, setConfirming] = useState(false);

  const columns: Column<DataExport>[] = [
    { key: 'file', title: t('data.export-file'), isRowHeader: true, render: ({ filename }) => <bdi>{filename}</bdi> },
    { key: 'size', title: t('data.export-size'), render: ({ size }) => <bdi dir="ltr">{size}</bdi> },
    {
      key: 'expires',
      title: t('data.export-expires'),
      render: ({ expires }) => t('data.export-hours', { count: hoursUntil(expires, new Date()) }),
    },
    { key: 'download', title: t('data.download'), isActions: true, render: (file) => <Download file={file} /> },
  ];
  const handlePurge = async () => {
    await purge();
    setConfirming(false);
  };
  return (
    <Panel title={t('data.exports')}>
      <p>{t('data.exports-text')}</p>
      {isError && <PageMessage kind="error" onRetry={() => void refetch()} />}
      {!exports && !isError && <SkeletonText lines={2} />}
      {exports && (
        <DataTable
          label={t('data.exports')}
          columns={columns}
          rows={exports}
          keyOf={({ id }) => id}
          empty={t('data.no-exports')}
        />
      )}
      {exports && exports.length > 0 && (
        <Button danger icon={<Icon name="trash" size={18} />} onClick={() => setConfirming(true)}>
          {t('data.purge-exports')}
        </Button>
      )}
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

function Download({ file: { path, filename } }: { file: DataExport }) {
  const { t } = useTranslation();
  const download = useTokenDownload();
  const [getToken, { isFetching }] = useLazyGetExportTokenQuery();
  return (
    <IconButton
      icon="download"
      label={t('data.download-named', { name: filename })}
      loading={isFetching}
      onClick={() => void download(getToken(path))}
    />
  );
}
