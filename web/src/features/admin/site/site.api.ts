import type { AdminAbout, ServerCheck } from '@larder/contracts/admin/site';
import { api } from '../../../api/api.js';

/** Which settings are made; whether their servers respond is checked on request (`checkServers`). */
export interface SiteChecks {
  emailReady: boolean;
  ldapReady: boolean;
  oidcReady: boolean;
  enableOpenai: boolean;
  baseUrlSet: boolean;
  isUpToDate: boolean;
}

const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAbout: build.query<AdminAbout, void>({ query: () => 'admin/about' }),
    getChecks: build.query<SiteChecks, void>({ query: () => 'admin/about/check' }),
    /** Checks the servers that the installation uses. */
    checkServers: build.mutation<ServerCheck[], void>({
      query: () => 'admin/about/check?deep=true',
      transformResponse: ({ services = [] }: { services?: ServerCheck[] }) => services,
    }),
    sendTestMail: build.mutation<{ success: boolean; error: string | null }, string>({
      query: (email) => ({ url: 'admin/email', method: 'POST', body: { email } }),
    }),
    /** Checks that all services use the same file storage: one writes a file, another reads it. */
    checkSharedStorage: build.mutation<boolean, void>({
      queryFn: async (_arg, _api, _options, baseQuery) => {
        const written = await baseQuery({ url: 'admin/about/docker/validate', method: 'POST' });
        if (written.error) return { error: written.error };
        const response = await baseQuery({ url: 'media/docker/validate.txt', responseHandler: 'text' });
        if (response.error && response.error.status !== 404) return { error: response.error };
        return { data: response.data === (written.data as { text: string }).text };
      },
    }),
  }),
});

export const {
  useGetAboutQuery,
  useGetChecksQuery,
  useCheckServersMutation,
  useSendTestMailMutation,
  useCheckSharedStorageMutation,
} = siteApi;
