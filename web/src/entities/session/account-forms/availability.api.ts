import { api } from '../../../api/api.js';

/** A value that must be unique. */
export type UniqueField = 'username' | 'email' | 'group';

const PATHS: Record<UniqueField, { path: string; parameter: string }> = {
  username: { path: 'user/name', parameter: 'name' },
  email: { path: 'user/email', parameter: 'email' },
  group: { path: 'group', parameter: 'name' },
};

const availabilityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether the name is available, ignoring case. */
    isFree: build.query<{ valid: boolean }, { thing: UniqueField; value: string }>({
      query: ({ thing, value }) => {
        const { path, parameter } = PATHS[thing];
        return { url: `validators/${path}`, params: { [parameter]: value } };
      },
      extraOptions: { allowUnauthenticated: true },
    }),
  }),
});

export const { useLazyIsFreeQuery } = availabilityApi;
