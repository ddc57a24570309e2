import type { ServerTask, TaskSchedule, TaskStatus } from '@larder/contracts/admin/server-task';
import type { Page } from '@larder/contracts/paging/page';
import { api } from '../../../api/api.js';

/** Tasks on a page of the list. */
export const TASKS_PER_PAGE = 50;

export interface TaskListQuery {
  status: TaskStatus | null;
  page: number;
}

const path = (id: number) => `admin/server-tasks/${id}`;
const change = { invalidatesTags: ['Tasks' as const] };

/** The background tasks of the services. The page shows the outcome of its changes. */
const backgroundTasksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTasks: build.query<Page<ServerTask>, TaskListQuery>({
      query: ({ status, page }) => ({ url: 'admin/server-tasks', params: { status, page, perPage: TASKS_PER_PAGE } }),
      providesTags: ['Tasks'],
    }),
    listSchedules: build.query<TaskSchedule[], void>({
      query: () => 'admin/server-tasks/schedules',
      providesTags: ['Tasks'],
    }),
    retryTask: build.mutation<ServerTask, number>({
      query: (id) => ({ url: `${path(id)}/retry`, method: 'POST' }),
      ...change,
    }),
    removeTask: build.mutation<ServerTask, number>({
      query: (id) => ({ url: path(id), method: 'DELETE' }),
      ...change,
    }),
    runSchedule: build.mutation<ServerTask, string>({
      query: (id) => ({ url: `admin/server-tasks/run/${encodeURIComponent(id)}`, method: 'POST' }),
      ...change,
    }),
  }),
});

export const {
  useListTasksQuery,
  useListSchedulesQuery,
  useRetryTaskMutation,
  useRemoveTaskMutation,
  useRunScheduleMutation,
} = backgroundTasksApi;
