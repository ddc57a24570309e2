import type { Page } from '@larder/contracts/paging/page';
import { api } from '../../api/api.js';
import { listParams } from '../../api/list-params.js';
import { CATALOGUE_PATHS, type CatalogueRecords } from './catalogue.js';

/** Records that a recipe refers to by name. */
export type NamedKind = 'foods' | 'units' | OrganizerKind;
export type OrganizerKind = 'categories' | 'tags' | 'tools';

/** The maximum number of options; a longer search text finds others. */
const MAX_OPTIONS = 30;

const namedSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The first records of a kind that match a name; the whole list may have thousands. */
    searchNamed: build.query<Page<CatalogueRecords[NamedKind]>, { kind: NamedKind; search: string }>({
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

export const { useSearchNamedQuery } = namedSearchApi;
