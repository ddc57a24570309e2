import { api } from '../../../api/api.js';

/** The fields whose values must be unique on the site. */
export type UniqueField = 'username' | 'email' | 'group';

const PATHS: Record<UniqueField, { path: string; parameter: string }> = {
  username: { path: 'user/name', parameter: 'name' },
  email: { path: 'user/email', parameter: 'email' },
  group: { path: 'group', parameter: 'name' },
};

const availabilityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether a value is available, ignoring case. */
    checkAvailability: build.query<{ valid: boolean }, { field: UniqueField; value: string }>({
      query: ({ field, value }) => {
        const { path, parameter } = PATHS[field];
        return { url: `validators/${path}`, params: { [parameter]: value } };
      },
      extraOptions: { allowUnauthenticated: true },
    }),
  }),
});

export const { useLazyCheckAvailabilityQuery } = availabilityApi;
