import type { HouseholdOut } from '@larder/contracts/identity/tenants/household';
import { api } from '../../../api/api.js';

const groupHouseholdApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A household of the own group, by id. */
    getGroupHousehold: build.query<Pick<HouseholdOut, 'preferences'>, string>({
      query: (householdId) => `groups/households/${householdId}`,
      providesTags: ['Household'],
    }),
  }),
});

export const { useGetGroupHouseholdQuery } = groupHouseholdApi;
