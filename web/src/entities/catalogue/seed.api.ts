import { api } from '../../api/api.js';

/** Kinds that come with a list of ours in many languages. */
export type SeedKind = 'foods' | 'units' | 'labels';

const seedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Adds our own list in a language; what is there already stays as it is. */
    seed: build.mutation<unknown, { kind: SeedKind; locale: string }>({
      query: ({ kind, locale }) => ({ url: `groups/seeders/${kind}`, method: 'POST', body: { locale } }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Catalogue']),
    }),
  }),
});

export const { useSeedMutation } = seedApi;
