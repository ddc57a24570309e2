import { useTranslation } from 'react-i18next';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { useGetBackupRunQuery } from './backups.api.js';
import styles from './Backups.module.css';

/** What the last restore from another product imported and skipped; null for backups of Larder. */
export function LastReport() {
  const { t } = useTranslation();
  const { data: run } = useGetBackupRunQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!run || run.report.length === 0) return null;
  return (
    <Panel title={t('backup.report', { name: run.fileName })}>
      <ul className={styles.report} dir="ltr">
        {run.report.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Panel>
  );
}
