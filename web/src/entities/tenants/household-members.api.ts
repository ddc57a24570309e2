import type { Page } from '@larder/contracts/paging/page';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { api } from '../../api/api.js';
import { listParams } from '../../api/list-params.js';

/** The members of the own household, also for updates of the cached list. */
export const householdMembersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The members of the own household, by full name. */
    listHouseholdMembers: build.query<Page<UserOut>, void>({
      query: () => ({ url: 'households/members', params: listParams({ orderBy: 'fullName' }) }),
      providesTags: ['Members'],
    }),
  }),
});

export const { useListHouseholdMembersQuery } = householdMembersApi;
