import type { ServerTask } from '@larder/contracts/admin/server-task';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '../../../api/use-outcome-toast.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { RowDelete } from '../../../shared/ui/data/RowDelete.js';
import styles from './BackgroundTasks.module.css';
import { useRemoveTaskMutation, useRetryTaskMutation } from './background-tasks.api.js';
import { taskName } from './task-labels.js';

/** The actions of a task: retry a failed one, remove. */
export function TaskActions({ task }: { task: ServerTask }) {
  const { t } = useTranslation();
  const [retry, { isLoading: retrying }] = useRetryTaskMutation();
  const [remove, { isLoading: removing }] = useRemoveTaskMutation();
  const showOutcome = useOutcomeToast();
  const name = taskName(t, task);
  const ended = task.status === 'finished' || task.status === 'failed';
  return (
    <div className={styles.actions}>
      {task.status === 'failed' && (
        <IconButton
          icon="redo"
          label={t('background-tasks.retry-named', { name })}
          loading={retrying}
          onClick={() => void showOutcome(retry(task.id), { key: 'background-tasks.retried' })}
        />
      )}
      <RowDelete
        name={name}
        question={t(ended ? 'background-tasks.remove-question' : 'background-tasks.stop-question', { name })}
        busy={removing}
        onDelete={() => showOutcome(remove(task.id), { key: 'background-tasks.removed' })}
      />
    </div>
  );
}
