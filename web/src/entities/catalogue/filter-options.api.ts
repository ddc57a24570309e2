import type { Page } from '@larder/contracts/paging/page';
import { api, SESSION_CACHE_SECONDS } from '../../api/api.js';
import { listParams } from '../../api/list-params.js';
import { CATALOGUE_PATHS } from './catalogue.js';
import { readPath, type VisitedGroup } from '../session/visited-group.js';
import type { FilterKind } from './filter-kinds.js';

/** A record that recipes can be filtered by, as an option of a filter. */
export interface FilterOption {
  id: string;
  name: string;
  slug?: string;
}

const filterOptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All records of a kind, by name. */
    listFilterOptions: build.query<FilterOption[], { visited: VisitedGroup; kind: FilterKind }>({
      query: ({ visited, kind }) => ({ url: optionsPath(visited, kind), params: listParams() }),
      transformResponse: ({ items }: Page<FilterOption>) => items.map(({ id, name, slug }) => ({ id, name, slug })),
      providesTags: (_options, _error, { kind }) => [
        kind === 'households' ? 'Household' : { type: 'Catalogue', id: kind },
      ],
      keepUnusedDataFor: SESSION_CACHE_SECONDS,
    }),
  }),
});

export const { useListFilterOptionsQuery } = filterOptionsApi;

function optionsPath(visited: VisitedGroup, kind: FilterKind): string {
  if (kind === 'households') return readPath(visited, 'groups/households', 'households');
  return readPath(visited, CATALOGUE_PATHS[kind]);
}
