import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '../../../api/use-outcome-toast.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { Notice } from '../../../shared/ui/page/Notice.js';
import { Page } from '../../../shared/ui/page/Page.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import { useCreateBackupMutation, useListBackupsQuery } from './backups.api.js';
import styles from './Backups.module.css';
import { BackupTable } from './BackupTable.js';
import { BackupUpload } from './BackupUpload.js';
import { LastReport } from './LastReport.js';
import { RunProgress } from './RunProgress.js';

/** The backups of the site: create, upload, download and restore. */
export function BackupsPage() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useListBackupsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create, { isLoading }] = useCreateBackupMutation();
  const showOutcome = useOutcomeToast();
  return (
    <Page title={t('backup.title')} text={t('backup.text')} width="medium">
      <Panel title={t('backup.create-title')}>
        <p className={styles.text}>
          {t('backup.create-text')} {t('backup.mealie')}
        </p>
        <div className={styles.actions}>
          <Button
            type="primary"
            icon={<Icon name="database" size={18} />}
            loading={isLoading}
            onClick={() => void showOutcome(create(), { key: 'settings.backup.backup-created' })}
          >
            {t('backup.create')}
          </Button>
          <BackupUpload />
        </div>
        {isLoading && <RunProgress />}
      </Panel>
      <Panel title={t('backup.list')}>
        {isError && <PageMessage kind="error" onRetry={() => void refetch()} />}
        {!isError && !data && <SkeletonText lines={4} />}
        {data && <BackupTable backups={data.imports} />}
      </Panel>
      <LastReport />
      <Notice level="warning" title={t('backup.off-site-title')}>
        {t('backup.off-site-text')}
      </Notice>
    </Page>
  );
}
