import { api } from '../../api/api.js';

/** Kinds with default records in many languages. */
export type SeedKind = 'foods' | 'units' | 'labels';

const seedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Adds the default records in a language; existing ones stay. */
    seed: build.mutation<unknown, { kind: SeedKind; locale: string }>({
      query: ({ kind, locale }) => ({ url: `groups/seeders/${kind}`, method: 'POST', body: { locale } }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Catalogue']),
    }),
  }),
});

export const { useSeedMutation } = seedApi;
