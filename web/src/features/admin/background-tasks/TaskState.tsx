import type { ServerTask, TaskStatus } from '@larder/contracts/admin/server-task';
import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../../../shared/icons/paths.js';
import { StatusChip, type StatusTone } from '../../../shared/ui/data/StatusChip.js';
import styles from './BackgroundTasks.module.css';

const LOOKS: Record<TaskStatus, { icon: IconName; tone: StatusTone }> = {
  pending: { icon: 'clock', tone: 'plain' },
  running: { icon: 'play', tone: 'accent' },
  finished: { icon: 'success', tone: 'success' },
  failed: { icon: 'error', tone: 'error' },
};

/** Status, progress and log of a task. */
export function TaskState({ task: { status, progress, error, log } }: { task: ServerTask }) {
  const { t } = useTranslation();
  return (
    <div className={styles.state}>
      <StatusChip {...LOOKS[status]}>{t(`background-tasks.status-${status}`)}</StatusChip>
      {status === 'running' && (
        <Progress percent={progress} size="small" status="active" aria-label={t('background-tasks.progress')} />
      )}
      {error && status === 'failed' && (
        <bdi className={styles.error} dir="ltr">
          {error}
        </bdi>
      )}
      {log && (
        <details className={styles.log}>
          <summary>{t('background-tasks.log')}</summary>
          <pre dir="ltr">{log}</pre>
        </details>
      )}
    </div>
  );
}
