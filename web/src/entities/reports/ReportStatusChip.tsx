import type { ReportStatus } from '@larder/contracts/parser/report';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../../shared/icons/paths.js';
import { StateChip, type StateTone } from '../../shared/ui/data/StateChip.js';

const LOOKS: Record<ReportStatus, { icon: IconName; tone: StateTone }> = {
  'in-progress': { icon: 'clock', tone: 'plain' },
  success: { icon: 'success', tone: 'success' },
  partial: { icon: 'warning', tone: 'warning' },
  failure: { icon: 'error', tone: 'error' },
};

/** The status of a report, as icon and text. */
export function ReportStatusChip({ status }: { status: ReportStatus }) {
  const { t } = useTranslation();
  return <StateChip {...LOOKS[status]}>{t(`report.status-${status}`)}</StateChip>;
}
