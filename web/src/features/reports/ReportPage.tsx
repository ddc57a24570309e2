import { useState } from 'react';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Report } from '@larder/contracts/parser/report';
import { LoadProblem } from '../../api/LoadProblem.js';
import { ReportEntries } from '../../entities/reports/ReportEntries.js';
import { ReportProgress } from '../../entities/reports/ReportProgress.js';
import { ReportStatusChip } from '../../entities/reports/ReportStatusChip.js';
import { useReport } from '../../entities/reports/use-report.js';
import { dateText } from '../../shared/dates/date-text.js';
import { Page } from '../../shared/ui/page/Page.js';
import { SkeletonText } from '../../shared/ui/page/Skeleton.js';
import styles from './ReportPage.module.css';

/** One report with all its entries, updated while it is running. */
export function ReportPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { report, error, refetch } = useReport(id);
  return (
    <Page title={report?.name ?? t('report.report')} back={{ to: '/group/reports', label: t('report.reports') }}>
      <LoadProblem error={error} notFound={t('report.not-found')} onRetry={refetch} />
      {!report && !error && <SkeletonText lines={6} />}
      {report && <ReportBody report={report} />}
    </Page>
  );
}

function ReportBody({ report }: { report: Report }) {
  const { t, i18n } = useTranslation();
  const [failedOnly, setFailedOnly] = useState(false);
  const failed = report.entries.filter(({ success }) => !success);
  const date = dateText(report.timestamp, i18n.language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      <div className={styles.head}>
        <ReportStatusChip status={report.status} />
        <span>{date}</span>
        <span>{t('report.imported', { count: report.entries.length - failed.length })}</span>
        <span>{t('report.failed', { count: failed.length })}</span>
      </div>
      <ReportProgress report={report} />
      {failed.length > 0 && failed.length < report.entries.length && (
        <label className={styles.filter}>
          <Switch checked={failedOnly} onChange={setFailedOnly} />
          {t('report.failed-only')}
        </label>
      )}
      <ReportEntries entries={failedOnly ? failed : report.entries} />
    </>
  );
}
