import type { SiteSetup } from '@larder/contracts/identity/site-setup';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { api } from '../../api/api.js';

/** Without a current password the server expects the well-known initial one. */
type SiteSetupBody = Omit<SiteSetup, 'currentPassword'> & Partial<Pick<SiteSetup, 'currentPassword'>>;

const setupApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Replaces the default account, and sets up its group and household. */
    setUpSite: build.mutation<UserOut, SiteSetupBody>({
      query: (body) => ({ url: 'admin/setup', method: 'POST', body }),
      invalidatesTags: (_user, error) => (error ? [] : ['Self', 'StartupInfo', 'Group', 'Household']),
    }),
  }),
});

export const { useSetUpSiteMutation } = setupApi;
