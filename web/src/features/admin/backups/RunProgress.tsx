import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGetBackupRunQuery } from './backups.api.js';
import styles from './Backups.module.css';

/** Polling interval of the progress, in milliseconds. */
const POLL_MS = 1_000;

/** The step and progress of the running backup or restore. */
export function RunProgress() {
  const { t } = useTranslation();
  const { data } = useGetBackupRunQuery(undefined, { pollingInterval: POLL_MS, refetchOnMountOrArgChange: true });
  const run = data?.state === 'running' ? data : { step: 'wait' as const, percent: 0 };
  const text = t(`backup.step-${run.step}`);
  return (
    <div className={styles.progress}>
      <Progress percent={run.percent} aria-label={text} />
      <span role="status">{text}</span>
    </div>
  );
}
