import { api } from '../../api/api.js';

/** Kinds of which two records can become one. */
export type MergeKind = 'foods' | 'units';

const ENDS = { foods: ['fromFood', 'toFood'], units: ['fromUnit', 'toUnit'] } as const;

const dataApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Puts one record in the place of another, everywhere; the other is gone. The caller says when lists are stale. */
    merge: build.mutation<unknown, { kind: MergeKind; from: string; to: string }>({
      query: ({ kind, from, to }) => ({
        url: `${kind}/merge`,
        method: 'PUT',
        body: { [ENDS[kind][0]]: from, [ENDS[kind][1]]: to },
      }),
    }),
  }),
});

export const { useMergeMutation } = dataApi;
