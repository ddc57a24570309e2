import { api } from '../../api/api.js';

/** Kinds that come with a list of ours in many languages. */
export type SeedKind = 'foods' | 'units' | 'labels';
/** Kinds of which two records can become one. */
export type MergeKind = 'foods' | 'units';

const ENDS = { foods: ['fromFood', 'toFood'], units: ['fromUnit', 'toUnit'] } as const;

const dataApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Adds our own list in a language; what is there already stays as it is. */
    seed: build.mutation<unknown, { kind: SeedKind; locale: string }>({
      query: ({ kind, locale }) => ({ url: `groups/seeders/${kind}`, method: 'POST', body: { locale } }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Catalogue']),
      extraOptions: { screenSpeaks: true },
    }),
    /** Puts one record in the place of another, everywhere; the other is gone. The caller says when lists are stale. */
    merge: build.mutation<unknown, { kind: MergeKind; from: string; to: string }>({
      query: ({ kind, from, to }) => ({
        url: `${kind}/merge`,
        method: 'PUT',
        body: { [ENDS[kind][0]]: from, [ENDS[kind][1]]: to },
      }),
      extraOptions: { screenSpeaks: true },
    }),
  }),
});

export const { useSeedMutation, useMergeMutation } = dataApi;
