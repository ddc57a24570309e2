import { useEffect } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { api } from '../../../api/api.js';
import { LoadProblem } from '../../../api/LoadProblem.js';
import { ReportEntries } from '../../../entities/reports/ReportEntries.js';
import { ReportProgress } from '../../../entities/reports/ReportProgress.js';
import { ReportStatusChip } from '../../../entities/reports/ReportStatusChip.js';
import { useReport } from '../../../entities/reports/use-report.js';
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import styles from './BulkImportPage.module.css';
import { failedAddresses } from './bulk-rows.js';

export interface BulkOutcomeProps {
  reportId: string;
  /** Called with the addresses that failed. */
  onRetry: (urls: readonly string[]) => void;
  onNew: () => void;
}

/** The result of each page as it arrives; failed ones can be retried. */
export function BulkOutcome({ reportId, onRetry, onNew }: BulkOutcomeProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { report, error, refetch } = useReport(reportId);
  const done = report?.done ?? 0;
  useEffect(() => {
    // The import created recipes without a mutation of this page.
    if (done > 0) dispatch(api.util.invalidateTags(['RecipeList']));
  }, [done, dispatch]);

  const importOthers = <Button onClick={onNew}>{t('new-recipe.import-others')}</Button>;
  if (error)
    return (
      <LoadProblem error={error} notFound={t('report.not-found')} onRetry={refetch}>
        {importOthers}
      </LoadProblem>
    );
  if (!report) return <SkeletonText lines={4} />;
  const failed = failedAddresses(report.entries);
  const finished = report.status !== 'in-progress';
  return (
    <>
      <ReportStatusChip status={report.status} />
      <ReportProgress report={report} />
      {!finished && <p>{t('new-recipe.bulk-continues')}</p>}
      <ReportEntries entries={report.entries} />
      <div className={styles.buttons}>
        {finished && failed.length > 0 && (
          <Button type="primary" onClick={() => onRetry(failed)}>
            {t('new-recipe.retry-pages', { count: failed.length })}
          </Button>
        )}
        {importOthers}
      </div>
    </>
  );
}
