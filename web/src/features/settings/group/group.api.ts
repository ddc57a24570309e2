import type { GroupPreferences, GroupSummary } from '@larder/contracts/identity/tenants/group';
import { api } from '../../../api/api.js';
import { replaceCurrent } from '../../../api/replace-current.js';

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
    /** Changes the given preferences. The server keeps absent ones, but makes the group private unless told otherwise. */
    updateGroupPreferences: build.mutation<GroupPreferences, Partial<GroupPreferences>>({
      queryFn: (changes, _store, _options, call) =>
        replaceCurrent(call, { url: 'groups/preferences' }, ({ privateGroup }: GroupPreferences) => ({
          privateGroup,
          ...changes,
        })),
      invalidatesTags: (_preferences, error) => (error ? [] : ['Group']),
    }),
    getGroupStorage: build.query<GroupStorage, void>({
      query: () => 'groups/storage',
      providesTags: ['Group', 'Recipe'],
    }),
  }),
});

export const { useGetGroupQuery, useUpdateGroupPreferencesMutation, useGetGroupStorageQuery } = groupApi;
