import type {
  Cleanable,
  MaintenanceSummary,
  OrphansCleaned,
  StorageDetails,
} from '@larder/contracts/admin/maintenance';
import type { LogLevel } from '@larder/contracts/admin/operations/service-log';
import { api } from '../../../api/api.js';

const PATH = 'admin/maintenance';

/** The only “line” of a response without lines, which existing clients expect. */
const NO_LINES = 'no log file found';

/** The filters of the log. */
export interface LogArgs {
  lines: number;
  level: LogLevel;
  requestId: string | null;
}

/** The outcome of a clean-up or dry run: a message, and number and size of the files where the server reports them. */
export type CleanUpResult = Pick<OrphansCleaned, 'message'> & Partial<OrphansCleaned>;

const maintenanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMaintenance: build.query<MaintenanceSummary, void>({ query: () => PATH, providesTags: ['Maintenance'] }),
    getStorage: build.query<StorageDetails, void>({ query: () => `${PATH}/storage`, providesTags: ['Maintenance'] }),
    listLogs: build.query<string[], LogArgs>({
      query: (params) => ({ url: `${PATH}/logs`, params: { ...params } }),
      transformResponse: ({ logs }: { logs: string[] }) => logs.filter((line) => line !== NO_LINES),
    }),
    /** Runs a clean-up, or a dry run of it. */
    cleanUp: build.mutation<CleanUpResult, { kind: Cleanable; dryRun: boolean }>({
      query: ({ kind, dryRun }) => ({ url: `${PATH}/clean/${kind}`, method: 'POST', params: { dryRun } }),
      invalidatesTags: (_answer, error, { dryRun }) => (error || dryRun ? [] : ['Maintenance']),
    }),
  }),
});

export const { useGetMaintenanceQuery, useGetStorageQuery, useListLogsQuery, useCleanUpMutation } = maintenanceApi;
