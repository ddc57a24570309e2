import type { ReportStatus } from '@larder/contracts/parser/report';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/Icon.js';
import type { IconName } from '../icons/paths.js';
import { classes } from '../ui/classes.js';
import styles from './reports.module.css';

const ICONS: Record<ReportStatus, IconName> = {
  'in-progress': 'clock',
  success: 'success',
  partial: 'warning',
  failure: 'error',
};

/** How it went, in a picture and a word. */
export function ReportStatusChip({ status }: { status: ReportStatus }) {
  const { t } = useTranslation();
  return (
    <span className={classes(styles.status, styles[status])}>
      <Icon name={ICONS[status]} size={18} />
      {t(`report.status-${status}`)}
    </span>
  );
}
