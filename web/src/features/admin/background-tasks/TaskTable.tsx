import type { ServerTask } from '@larder/contracts/admin/server-task';
import { useTranslation } from 'react-i18next';
import { DataTable, type Column } from '../../../shared/ui/data/DataTable.js';
import { useGetGroupsQuery } from '../admin.api.js';
import styles from './BackgroundTasks.module.css';
import { TaskActions } from './TaskActions.js';
import { TaskState } from './TaskState.js';
import { dateTimeText, elapsedText, taskName } from './task-labels.js';

export interface TaskTableProps {
  tasks: readonly ServerTask[];
  /** Shown when there are no tasks. */
  empty: string;
}

/** Tasks, newest first. */
export function TaskTable({ tasks, empty }: TaskTableProps) {
  const { t, i18n } = useTranslation();
  const { data: groups } = useGetGroupsQuery();
  const groupOf = ({ groupId }: ServerTask) => groups?.items.find(({ id }) => id === groupId)?.name;
  const columns: Column<ServerTask>[] = [
    {
      key: 'what',
      title: t('background-tasks.task'),
      isRowHeader: true,
      render: (task) => (
        <div className={styles.what}>
          <strong>{taskName(t, task)}</strong>
          <span>
            <bdi>{groupOf(task) ?? t('background-tasks.whole-site')}</bdi>
          </span>
        </div>
      ),
    },
    { key: 'state', title: t('background-tasks.state'), render: (task) => <TaskState task={task} /> },
    {
      key: 'started',
      title: t('background-tasks.started'),
      render: ({ startedAt, createdAt }) => (
        <span className={styles.time}>{dateTimeText(startedAt ?? createdAt, i18n.language)}</span>
      ),
    },
    {
      key: 'spent',
      title: t('background-tasks.duration'),
      render: (task) => elapsedText(task, new Date(), i18n.language),
    },
    {
      key: 'attempts',
      title: t('background-tasks.attempts'),
      render: ({ attempts }) => attempts.toLocaleString(i18n.language),
    },
    {
      key: 'actions',
      title: t('background-tasks.actions'),
      isActions: true,
      render: (task) => <TaskActions task={task} />,
    },
  ];
  return (
    <DataTable
      label={t('background-tasks.title')}
      columns={columns}
      rows={tasks}
      keyOf={({ id }) => String(id)}
      empty={empty}
    />
  );
}
