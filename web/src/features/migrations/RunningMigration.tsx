import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { api } from '../../api/api.js';
import { LoadProblem } from '../../api/LoadProblem.js';
import { ReportProgress } from '../../entities/reports/ReportProgress.js';
import { ReportStatusChip } from '../../entities/reports/ReportStatusChip.js';
import { useReport } from '../../entities/reports/use-report.js';
import { Panel } from '../../shared/ui/page/Panel.js';

/** The migration that was just started; it continues when the page is closed. */
export function RunningMigration({ reportId }: { reportId: string }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { report, error, refetch } = useReport(reportId);
  const finished = report !== undefined && report.status !== 'in-progress';
  useEffect(() => {
    if (finished) dispatch(api.util.invalidateTags(['RecipeList', 'Catalogue']));
  }, [finished, dispatch]);
  if (!report) return <LoadProblem error={error} notFound={t('report.not-found')} onRetry={refetch} />;
  return (
    <Panel title={report.name}>
      <ReportStatusChip status={report.status} />
      <ReportProgress report={report} />
      <p>
        <Link to={`/group/reports/${report.id}`}>{t('report.open-report')}</Link>
      </p>
    </Panel>
  );
}
