import { api } from '../../api/api.js';

/** Kinds whose records can be merged. */
export type MergeKind = 'foods' | 'units';

const BODY_FIELDS = { foods: ['fromFood', 'toFood'], units: ['fromUnit', 'toUnit'] } as const;

const dataApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Merges a record into another one. The caller invalidates the lists. */
    merge: build.mutation<unknown, { kind: MergeKind; from: string; to: string }>({
      query: ({ kind, from, to }) => ({
        url: `${kind}/merge`,
        method: 'PUT',
        body: { [BODY_FIELDS[kind][0]]: from, [BODY_FIELDS[kind][1]]: to },
      }),
    }),
  }),
});

export const { useMergeMutation } = dataApi;
