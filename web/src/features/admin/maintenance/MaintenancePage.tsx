import { useTranslation } from 'react-i18next';
import { localizedSize } from '../../../shared/text/localized-size.js';
import { Page } from '../../../shared/ui/page/Page.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import { CleanUps } from './CleanUps.js';
import { Logs } from './Logs.js';
import { GroupStorageChart, StorageChart } from './StorageChart.js';
import { useGetMaintenanceQuery, useGetStorageQuery } from './maintenance.api.js';
import styles from './Maintenance.module.css';

/** The storage of the installation, its clean-ups, and its logs. */
export function MaintenancePage() {
  const { t, i18n } = useTranslation();
  const summary = useGetMaintenanceQuery(undefined, { refetchOnMountOrArgChange: true });
  const storage = useGetStorageQuery(undefined, { refetchOnMountOrArgChange: true });
  const isError = summary.isError || storage.isError;
  return (
    <Page title={t('maintenance.title')} text={t('maintenance.text')} width="medium">
      {isError && (
        <PageMessage
          kind="error"
          onRetry={() => {
            void summary.refetch();
            void storage.refetch();
          }}
        />
      )}
      {!isError && !(summary.data && storage.data) && <SkeletonText lines={6} />}
      {summary.data && storage.data && (
        <>
          <Panel title={t('maintenance.storage')}>
            <p className={styles.total}>
              {t('maintenance.total', { size: localizedSize(summary.data.dataDirSize, i18n.language) })}
            </p>
            <StorageChart storage={storage.data} />
          </Panel>
          {storage.data.groups.length > 0 && (
            <Panel title={t('maintenance.storage-by-group')}>
              <GroupStorageChart groups={storage.data.groups} />
            </Panel>
          )}
          <Panel title={t('maintenance.clean-ups')}>
            <CleanUps summary={summary.data} />
          </Panel>
        </>
      )}
      <Panel title={t('maintenance.logs')}>
        <Logs />
      </Panel>
    </Page>
  );
}
