import type { Page } from '@larder/contracts/paging/page';
import { api, SESSION_CACHE_SECONDS } from '../../api/api.js';
import { listParams } from '../../api/list-params.js';
import { CATALOGUE_PATHS } from './catalogue.js';
import { readPath, type VisitedGroup } from '../session/visited-group.js';
import type { Choice } from './choices.js';

/** A record that recipes can be filtered by. */
export interface ChoiceOption {
  id: string;
  name: string;
  slug?: string;
}

const choicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All records of a kind to choose from, by name. */
    listChoices: build.query<ChoiceOption[], { visited: VisitedGroup; choice: Choice }>({
      query: ({ visited, choice }) => ({ url: optionsPath(visited, choice), params: listParams() }),
      transformResponse: ({ items }: Page<ChoiceOption>) => items.map(({ id, name, slug }) => ({ id, name, slug })),
      providesTags: (_options, _error, { choice }) =>
        choice === 'households' ? [] : [{ type: 'Catalogue', id: choice }],
      keepUnusedDataFor: SESSION_CACHE_SECONDS,
    }),
  }),
});

export const { useListChoicesQuery } = choicesApi;

function optionsPath(visited: VisitedGroup, choice: Choice): string {
  if (choice === 'households') return readPath(visited, 'groups/households', 'households');
  return readPath(visited, CATALOGUE_PATHS[choice]);
}
