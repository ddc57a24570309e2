import type { Organizer } from '@larder/contracts/recipe/catalogue/organizer';
import { api } from '../../api/api.js';
import { CATALOGUE_PATHS } from '../../entities/catalogue/catalogue.js';

const organizersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Categories or tags that no recipe of the group uses. */
    listUnused: build.query<Organizer[], 'categories' | 'tags'>({
      query: (kind) => `${CATALOGUE_PATHS[kind]}/empty`,
      providesTags: (_unused, _error, kind) => ['RecipeList', { type: 'Catalogue', id: kind }],
    }),
  }),
});

export const { useListUnusedQuery } = organizersApi;
