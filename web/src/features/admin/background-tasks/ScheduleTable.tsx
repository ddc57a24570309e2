import type { TaskSchedule } from '@larder/contracts/admin/server-task';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '../../../api/use-outcome-toast.js';
import { DataTable, type Column } from '../../../shared/ui/data/DataTable.js';
import { useRunScheduleMutation } from './background-tasks.api.js';
import styles from './BackgroundTasks.module.css';
import { TaskState } from './TaskState.js';
import { dateTimeText, scheduleName } from './task-labels.js';

/** Scheduled tasks: next run, outcome of the last one, and a button that runs them now. */
export function ScheduleTable({ schedules }: { schedules: readonly TaskSchedule[] }) {
  const { t, i18n } = useTranslation();
  const columns: Column<TaskSchedule>[] = [
    {
      key: 'what',
      title: t('background-tasks.schedule'),
      isRowHeader: true,
      render: ({ id }) => <strong>{scheduleName(t, id)}</strong>,
    },
    {
      key: 'next',
      title: t('background-tasks.next-run'),
      render: ({ nextRunAt }) => <span className={styles.time}>{dateTimeText(nextRunAt, i18n.language)}</span>,
    },
    {
      key: 'last',
      title: t('background-tasks.last-run'),
      render: ({ lastRun }) =>
        lastRun ? (
          <div className={styles.state}>
            <span className={styles.time}>{dateTimeText(lastRun.startedAt ?? lastRun.createdAt, i18n.language)}</span>
            <TaskState task={lastRun} />
          </div>
        ) : (
          t('background-tasks.never-run')
        ),
    },
    { key: 'run', title: t('background-tasks.actions'), isActions: true, render: ({ id }) => <RunNow id={id} /> },
  ];
  return (
    <DataTable
      label={t('background-tasks.schedules')}
      columns={columns}
      rows={schedules}
      keyOf={({ id }) => id}
      empty={t('background-tasks.no-schedules')}
    />
  );
}

function RunNow({ id }: { id: string }) {
  const { t } = useTranslation();
  const [run, { isLoading }] = useRunScheduleMutation();
  const showOutcome = useOutcomeToast();
  return (
    <Button
      loading={isLoading}
      aria-label={t('background-tasks.run-named', { name: scheduleName(t, id) })}
      onClick={() => void showOutcome(run(id), { key: 'background-tasks.run-started' })}
    >
      {t('background-tasks.run-now')}
    </Button>
  );
}
