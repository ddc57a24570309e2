import type { HouseholdOut } from '@larder/contracts/identity/tenants/household';
import { api } from '../../api/api.js';

const ownHouseholdApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The household of the signed-in user, with its preferences. */
    getHousehold: build.query<HouseholdOut, void>({
      query: () => 'households/self',
      providesTags: ['Household'],
    }),
  }),
});

export const { useGetHouseholdQuery } = ownHouseholdApi;
