import type { IngredientParser, ParsedIngredient } from '@larder/contracts/parser/import';
import { api } from '../../api/api.js';

const parserApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Parses lines: one result per line, in order. Nothing is stored. */
    parseLines: build.query<ParsedIngredient[], { parser: IngredientParser; ingredients: readonly string[] }>({
      query: (body) => ({ url: 'parser/ingredients', method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useParseLinesQuery } = parserApi;
