import type { ShoppingSuggestion } from '@larder/contracts/shopping/shopping-suggestion';
import { api } from '../../api/api.js';

const MAX_SUGGESTIONS = 8;

const suggestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Items of earlier purchases of the household that start with this text, most frequent first. */
    listSuggestions: build.query<ShoppingSuggestion[], string>({
      query: (search) => ({ url: 'households/shopping/suggestions', params: { search, limit: MAX_SUGGESTIONS } }),
      keepUnusedDataFor: 30,
      extraOptions: { retry: 'never' },
    }),
  }),
});

export const { useListSuggestionsQuery } = suggestionsApi;
