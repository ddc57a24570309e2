import type { ReportStatus } from '@larder/contracts/parser/report';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../../shared/icons/paths.js';
import { StatusChip, type StatusTone } from '../../shared/ui/data/StatusChip.js';

const LOOKS: Record<ReportStatus, { icon: IconName; tone: StatusTone }> = {
  'in-progress': { icon: 'clock', tone: 'plain' },
  success: { icon: 'success', tone: 'success' },
  partial: { icon: 'warning', tone: 'warning' },
  failure: { icon: 'error', tone: 'error' },
};

/** The status of a report, as icon and text. */
export function ReportStatusChip({ status }: { status: ReportStatus }) {
  const { t } = useTranslation();
  return <StatusChip {...LOOKS[status]}>{t(`report.status-${status}`)}</StatusChip>;
}
