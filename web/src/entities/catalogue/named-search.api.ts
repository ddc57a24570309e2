import type { Page } from '@larder/contracts/paging/page';
import { api } from '../../api/api.js';
import { listParams } from '../../api/list-params.js';
import { CATALOGUE_PATHS, type CatalogueRecords } from './catalogue.js';

/** What a recipe refers to by name. */
export type NamedKind = 'foods' | 'units' | OrganizerKind;
export type OrganizerKind = 'categories' | 'tags' | 'tools';

/** The number of options shown at once; a longer text finds others. */
const OFFERED = 30;

const namedSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The first records of a kind whose name fits; the whole list may hold thousands. */
    searchNamed: build.query<Page<CatalogueRecords[NamedKind]>, { kind: NamedKind; search: string }>({
      query: ({ kind, search }) => ({
        url: CATALOGUE_PATHS[kind],
        params: listParams({ perPage: OFFERED, search: search || null }),
      }),
      providesTags: (_page, _error, { kind }) => [{ type: 'Catalogue', id: kind }],
      keepUnusedDataFor: 10,
      extraOptions: { outcomeToast: true },
    }),
  }),
});

export const { useSearchNamedQuery } = namedSearchApi;
