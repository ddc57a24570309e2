import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { useReadBackupRunQuery } from './backups.api.js';
import styles from './Backups.module.css';

/** How often it is asked how far the work is, in milliseconds. */
const LOOK_MS = 1_000;

/** What is being done for the backup or restore that runs, and how far it is. */
export function RunProgress() {
  const { t } = useTranslation();
  const { data } = useReadBackupRunQuery(undefined, { pollingInterval: LOOK_MS, refetchOnMountOrArgChange: true });
  const run = data?.state === 'running' ? data : { step: 'wait' as const, percent: 0 };
  const text = t(`backup.step-${run.step}`);
  return (
    <div className={styles.progress}>
      <Progress percent={run.percent} aria-label={text} />
      <span role="status">{text}</span>
    </div>
  );
}
