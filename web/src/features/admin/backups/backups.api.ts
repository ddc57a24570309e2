import type { AllBackups, BackupRun } from '@larder/contracts/admin/backup';
import { api } from '../../../api/api.js';

const PATH = 'admin/backups';
const fileAt = (name: string) => `${PATH}/${encodeURIComponent(name)}`;
const change = { invalidatesTags: ['Backups' as const] };

const backupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBackups: build.query<AllBackups, void>({ query: () => PATH, providesTags: ['Backups'] }),
    /** The running or last run. */
    getBackupRun: build.query<BackupRun | null, void>({
      query: () => `${PATH}/runs/latest`,
      providesTags: ['BackupRun'],
    }),
    createBackup: build.mutation<unknown, void>({ query: () => ({ url: PATH, method: 'POST' }), ...change }),
    deleteBackup: build.mutation<unknown, string>({
      query: (name) => ({ url: fileAt(name), method: 'DELETE' }),
      ...change,
    }),
    getBackupToken: build.query<{ fileToken: string }, string>({ query: fileAt }),
    /** Replaces all data and ends all sessions. */
    restoreBackup: build.mutation<unknown, { name: string; passphrase: string }>({
      query: ({ name, passphrase }) => ({
        url: `${fileAt(name)}/restore`,
        method: 'POST',
        ...(passphrase && { body: { passphrase } }),
      }),
      extraOptions: { allowUnauthenticated: true },
    }),
    /** Adds a backup of Mealie as new groups; sessions stay valid. */
    mergeBackup: build.mutation<unknown, { name: string; passphrase: string }>({
      query: ({ name, passphrase }) => ({
        url: `${fileAt(name)}/restore?merge=true`,
        method: 'POST',
        ...(passphrase && { body: { passphrase } }),
      }),
      invalidatesTags: ['Backups', 'BackupRun', 'AdminUser', 'AdminGroup', 'AdminHousehold'],
    }),
  }),
});

export const {
  useListBackupsQuery,
  useGetBackupRunQuery,
  useCreateBackupMutation,
  useDeleteBackupMutation,
  useLazyGetBackupTokenQuery,
  useMergeBackupMutation,
  useRestoreBackupMutation,
} = backupsApi;
/** Reloads the list after an upload. */
export const backupsChanged = () => api.util.invalidateTags(['Backups']);
