import { useEffect, type ReactNode } from 'react';
import type { TaskStatus } from '@larder/contracts/admin/server-task';
import { Pagination, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { usePageVisible } from '../../../shared/hooks/use-page-visible.js';
import { Page } from '../../../shared/ui/page/Page.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import { pageIn } from '../page-in.js';
import { TASKS_PER_PAGE, useListSchedulesQuery, useListTasksQuery } from './background-tasks.api.js';
import styles from './BackgroundTasks.module.css';
import { ScheduleTable } from './ScheduleTable.js';
import { TaskTable } from './TaskTable.js';

const STATUS_FILTERS = ['all', 'pending', 'running', 'finished', 'failed'] as const;
type StatusFilter = (typeof STATUS_FILTERS)[number];
/** Polling interval while the page is visible, in milliseconds. */
const REFRESH_MS = 5000;

/** The background tasks of all services and groups. */
export function BackgroundTasksPage() {
  const { t } = useTranslation();
  const [searchParams, setSearchParams] = useSearchParams();
  const filter = STATUS_FILTERS.find((each) => each === searchParams.get('status')) ?? 'all';
  const handleFilter = (next: StatusFilter) =>
    setSearchParams(next === 'all' ? {} : { status: next }, { replace: true });
  return (
    <Page title={t('background-tasks.title')} text={t('background-tasks.text')} width="medium">
      <div className={styles.states}>
        <Segmented<StatusFilter>
          aria-label={t('background-tasks.state')}
          value={filter}
          onChange={handleFilter}
          options={STATUS_FILTERS.map((each) => ({ value: each, label: t(`background-tasks.show-${each}`) }))}
        />
      </div>
      <Tasks status={filter === 'all' ? null : filter}>
        <Schedules />
      </Tasks>
    </Page>
  );
}

interface TasksProps {
  status: TaskStatus | null;
  /** The content below; rendered after the first tasks have loaded, so that it does not move. */
  children: ReactNode;
}

function Tasks({ status, children }: TasksProps) {
  const { t } = useTranslation();
  const [searchParams, setSearchParams] = useSearchParams();
  const page = pageIn(searchParams);
  const pollingInterval = usePageVisible() ? REFRESH_MS : 0;
  const query = useListTasksQuery({ status, page }, { pollingInterval, refetchOnMountOrArgChange: true });
  const { currentData: tasks, data: latestTasks, isError, refetch } = query;
  const handlePage = (next: number) => setSearchParams({ ...(status ? { status } : {}), page: String(next) });
  // The last task of the last page was removed.
  const isBeyondEnd = tasks !== undefined && page > 1 && page > tasks.total_pages;
  useEffect(() => {
    if (isBeyondEnd) setSearchParams(status ? { status } : {}, { replace: true });
  }, [isBeyondEnd, setSearchParams, status]);

  return (
    <>
      {!tasks && isError && <PageMessage kind="error" onRetry={() => void refetch()} />}
      {!tasks && !isError && <SkeletonText lines={6} />}
      {tasks && (
        <>
          <TaskTable
            tasks={tasks.items}
            empty={t(status ? 'background-tasks.none-matching' : 'background-tasks.none')}
          />
          <Pagination
            current={page}
            total={tasks.total}
            pageSize={TASKS_PER_PAGE}
            showSizeChanger={false}
            hideOnSinglePage
            onChange={handlePage}
          />
        </>
      )}
      {(latestTasks || isError) && children}
    </>
  );
}

function Schedules() {
  const { t } = useTranslation();
  const pollingInterval = usePageVisible() ? REFRESH_MS : 0;
  const options = { pollingInterval, refetchOnMountOrArgChange: true };
  const { data: schedules, isError, refetch } = useListSchedulesQuery(undefined, options);
  if (!schedules && !isError) return null;
  return (
    <section className={styles.schedules} aria-labelledby="task-schedules">
      <h2 id="task-schedules">{t('background-tasks.schedules')}</h2>
      {schedules ? (
        <ScheduleTable schedules={schedules} />
      ) : (
        <PageMessage kind="error" onRetry={() => void refetch()} />
      )}
    </section>
  );
}
