import type { IngredientParser, ParsedIngredient } from '@larder/contracts/parser/import';
import { api } from '../../../api/api.js';

/** A line, and the parser for it. */
export interface LineToParse {
  parser: IngredientParser;
  ingredient: string;
}

const debugApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Prompts the language model, with an image if one is given. */
    testAi: build.mutation<{ success: boolean; response: string | null }, File | null>({
      query: (image) => {
        const form = new FormData();
        if (image) {
          form.set('image', image);
          form.set('extension', image.name.split('.').at(-1) ?? '');
        }
        return { url: 'admin/debug/openai', method: 'POST', body: form };
      },
    }),
    /** Parses one line. Nothing is stored. */
    parseLine: build.query<ParsedIngredient, LineToParse>({
      query: (body) => ({ url: 'parser/ingredient', method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useTestAiMutation, useParseLineQuery } = debugApi;
