import type { AppInfo, AppStartupInfo, AppTheme } from '@larder/contracts/admin/site';
import { api, SESSION_CACHE_SECONDS } from '../../api/api.js';

export const appInfoApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAppInfo: build.query<AppInfo, void>({
      query: () => 'app/about',
      keepUnusedDataFor: SESSION_CACHE_SECONDS,
      extraOptions: { outcomeToast: true },
    }),
    getStartupInfo: build.query<AppStartupInfo, void>({
      query: () => 'app/about/startup-info',
      providesTags: ['StartupInfo'],
      extraOptions: { outcomeToast: true },
    }),
    getTheme: build.query<AppTheme, void>({
      query: () => 'app/about/theme',
      keepUnusedDataFor: SESSION_CACHE_SECONDS,
      extraOptions: { outcomeToast: true },
    }),
  }),
});

export const { useGetAppInfoQuery, useGetStartupInfoQuery, useGetThemeQuery } = appInfoApi;
