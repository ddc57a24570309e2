import type { Page } from '@larder/contracts/paging/page';
import { api } from '../../api/api.js';
import { listParams } from '../../api/list-params.js';
import { CATALOGUE_PATHS, type CatalogueRecords } from './catalogue.js';

/** Kinds that may have too many records for one list of options. */
export type SearchableKind = 'foods' | 'units' | OrganizerKind;
export type OrganizerKind = 'categories' | 'tags' | 'tools';

/** The maximum number of options; a longer search text finds others. */
const MAX_OPTIONS = 30;

const catalogueSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The first records of a kind that match a name; the whole list may have thousands. */
    searchCatalogue: build.query<Page<CatalogueRecords[SearchableKind]>, { kind: SearchableKind; search: string }>({
      query: ({ kind, search }) => ({
        url: CATALOGUE_PATHS[kind],
        params: listParams({ perPage: MAX_OPTIONS, search: search || null }),
      }),
      providesTags: (_page, _error, { kind }) => [{ type: 'Catalogue', id: kind }],
      keepUnusedDataFor: 10,
      extraOptions: { outcomeToast: true },
    }),
  }),
});

export const { useSearchCatalogueQuery } = catalogueSearchApi;
