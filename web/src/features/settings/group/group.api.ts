import type { GroupPreferences, GroupPreferencesUpdate, GroupSummary } from '@larder/contracts/identity/tenants/group';
import { api } from '../../../api/api.js';

/** The storage used by the recipe files of the group. */
export interface GroupStorage {
  usedStorageBytes: number;
  usedStorageStr: string;
  totalStorageBytes: number;
  totalStorageStr: string;
}

const groupApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGroup: build.query<GroupSummary, void>({
      query: () => 'groups/self',
      providesTags: ['Group'],
    }),
    updateGroupPreferences: build.mutation<GroupPreferences, GroupPreferencesUpdate>({
      query: (body) => ({ url: 'groups/preferences', method: 'PUT', body }),
      invalidatesTags: (_preferences, error) => (error ? [] : ['Group']),
    }),
    getGroupStorage: build.query<GroupStorage, void>({
      query: () => 'groups/storage',
      providesTags: ['Group', 'Recipe'],
    }),
  }),
});

export const { useGetGroupQuery, useUpdateGroupPreferencesMutation, useGetGroupStorageQuery } = groupApi;
