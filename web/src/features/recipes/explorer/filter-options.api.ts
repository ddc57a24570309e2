import type { Page } from '@larder/contracts/paging/page';
import { api, FOR_THE_SESSION } from '../../../api/api.js';
import { listParams } from '../../../api/list-params.js';
import { CATALOGUE_PATHS } from '../../../shared/catalogue/catalogue.js';
import { readPath, type VisitedGroup } from '../../../shared/session/visited-group.js';
import type { Choice } from './explorer-query.js';

/** Something recipes can be chosen by. */
export interface FilterOption {
  id: string;
  name: string;
  slug?: string;
}

const filterOptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Everything one can choose in a filter, by name. */
    listFilterOptions: build.query<FilterOption[], { visited: VisitedGroup; choice: Choice }>({
      query: ({ visited, choice }) => ({ url: optionsPath(visited, choice), params: listParams() }),
      transformResponse: ({ items }: Page<FilterOption>) => items.map(({ id, name, slug }) => ({ id, name, slug })),
      providesTags: (_options, _error, { choice }) =>
        choice === 'households' ? [] : [{ type: 'Catalogue', id: choice }],
      keepUnusedDataFor: FOR_THE_SESSION,
      extraOptions: { screenSpeaks: true },
    }),
  }),
});

export const { useListFilterOptionsQuery } = filterOptionsApi;

function optionsPath(visited: VisitedGroup, choice: Choice): string {
  if (choice === 'households') return readPath(visited, 'groups/households', 'households');
  return readPath(visited, CATALOGUE_PATHS[choice]);
}
