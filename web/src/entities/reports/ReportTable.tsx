import type { ReportCategory, ReportSummary } from '@larder/contracts/parser/report';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOutcomeToast } from '../../api/use-outcome-toast.js';
import { dateText } from '../../shared/dates/date-text.js';
import { DataTable, type Column } from '../../shared/ui/data/DataTable.js';
import { IconButton } from '../../shared/ui/actions/IconButton.js';
import { PageMessage } from '../../shared/ui/page/PageMessage.js';
import { SkeletonText } from '../../shared/ui/page/Skeleton.js';
import { ReportProgress } from './ReportProgress.js';
import { ReportStatusChip } from './ReportStatusChip.js';
import { useDeleteReportMutation } from './reports.api.js';
import { useReports } from './use-reports.js';

/** The reports of a category, newest first, updated while one is running. */
export function ReportTable({ category }: { category: ReportCategory | null }) {
  const { t, i18n } = useTranslation();
  const { reports, isError, refetch } = useReports(category);
  const timeOf = ({ timestamp }: ReportSummary) =>
    dateText(timestamp, i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const columns: Column<ReportSummary>[] = [
    {
      key: 'name',
      title: t('general.name'),
      isRowHeader: true,
      render: ({ id, name }) => (
        <Link to={`/group/reports/${id}`}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    { key: 'time', title: t('report.time'), render: timeOf },
    {
      key: 'status',
      title: t('report.status'),
      render: (report) => (
        <>
          <ReportStatusChip status={report.status} />
          <ReportProgress report={report} />
        </>
      ),
    },
    {
      key: 'delete',
      title: t('general.delete'),
      isActions: true,
      render: (report) => (
        <DeleteReport id={report.id} label={t('report.delete-report', { name: report.name, time: timeOf(report) })} />
      ),
    },
  ];
  if (!reports) return isError ? <PageMessage kind="error" onRetry={refetch} /> : <SkeletonText lines={4} />;
  return (
    <DataTable
      label={t('report.reports')}
      columns={columns}
      rows={reports}
      keyOf={({ id }) => id}
      empty={t('report.no-reports')}
    />
  );
}

/** Deletes a report; busy until its row is removed. */
function DeleteReport({ id, label }: { id: string; label: string }) {
  const showOutcome = useOutcomeToast();
  const [remove, { isLoading, isSuccess }] = useDeleteReportMutation();
  return (
    <IconButton
      icon="trash"
      label={label}
      loading={isLoading || isSuccess}
      onClick={() => void showOutcome(remove(id), { key: 'report.report-deleted' })}
    />
  );
}
