import type { UserSummary } from '@larder/contracts/identity/tenants/user';
import type { Page } from '@larder/contracts/paging/page';
import { api } from '../../api/api.js';
import { listParams } from '../../api/list-params.js';

const groupMembersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The members of the group, by name. */
    listGroupMembers: build.query<Page<UserSummary>, void>({
      query: () => ({ url: 'groups/members', params: listParams({ orderBy: 'full_name' }) }),
      providesTags: ['Members'],
      extraOptions: { outcomeToast: true },
    }),
  }),
});

export const { useListGroupMembersQuery } = groupMembersApi;
