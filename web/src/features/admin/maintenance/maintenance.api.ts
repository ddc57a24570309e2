import type {
  Cleanable,
  MaintenanceSummary,
  OrphansCleaned,
  StorageDetails,
} from '@larder/contracts/admin/maintenance';
import type { LogLevel } from '@larder/contracts/admin/operations/service-log';
import { api } from '../../../api/api.js';

const PATH = 'admin/maintenance';

/** The filters of the log. */
export interface LogArgs {
  lines: number;
  level: LogLevel;
  requestId: string | null;
}

/** The number of removed or removable files, with the size where the server reports it. */
export type CleanUpAnswer = Pick<OrphansCleaned, 'message'> & Partial<OrphansCleaned>;

const maintenanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    readMaintenance: build.query<MaintenanceSummary, void>({ query: () => PATH, providesTags: ['Maintenance'] }),
    readStorage: build.query<StorageDetails, void>({ query: () => `${PATH}/storage`, providesTags: ['Maintenance'] }),
    readLogs: build.query<string[], LogArgs>({
      query: (params) => ({ url: `${PATH}/logs`, params: { ...params } }),
      transformResponse: ({ logs }: { logs: string[] }) => logs,
    }),
    /** Runs a clean-up, or a dry run of it. */
    cleanUp: build.mutation<CleanUpAnswer, { what: Cleanable; dryRun: boolean }>({
      query: ({ what, dryRun }) => ({ url: `${PATH}/clean/${what}`, method: 'POST', params: { dryRun } }),
      invalidatesTags: (_answer, error, { dryRun }) => (error || dryRun ? [] : ['Maintenance']),
    }),
  }),
});

export const { useReadMaintenanceQuery, useReadStorageQuery, useReadLogsQuery, useCleanUpMutation } = maintenanceApi;
