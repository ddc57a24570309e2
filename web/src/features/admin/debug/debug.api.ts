import type { IngredientParser, ParsedIngredient } from '@larder/contracts/parser/import';
import { api } from '../../../api/api.js';
import { imageForm } from '../../../shared/forms/image-form.js';

/** A line, and the parser for it. */
export interface LineToParse {
  parser: IngredientParser;
  ingredient: string;
}

const debugApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Prompts the language model, with an image if one is given. */
    testAi: build.mutation<{ success: boolean; response: string | null }, File | null>({
      query: (image) => ({
        url: 'admin/debug/openai',
        method: 'POST',
        body: image ? imageForm(image) : new FormData(),
      }),
    }),
    /** Parses one line. Nothing is stored. */
    parseLine: build.query<ParsedIngredient, LineToParse>({
      query: (body) => ({ url: 'parser/ingredient', method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useTestAiMutation, useParseLineQuery } = debugApi;
