import { defineError } from '../errors/define-error.js';

export const ParserErrors = {
  badRecipeData: defineError('parser.bad-recipe-data', {
    kind: 'refused',
    shape: 'details',
    sentence: 'BAD_RECIPE_DATA',
  }),
  connectionError: defineError('parser.connection-error', {
    kind: 'refused',
    shape: 'details',
    sentence: 'CONNECTION_ERROR',
  }),
  timedOut: defineError('parser.timed-out', {
    kind: 'timeout',
    shape: 'message',
    sentence: 'Recipe Scraping Timed Out',
  }),
  invalidArchive: defineError('parser.invalid-archive', {
    kind: 'refused',
    shape: 'message',
    sentence: 'Invalid archive',
  }),
  noRecipeInArchive: defineError('parser.no-recipe-in-archive', {
    kind: 'refused',
    shape: 'message',
    sentence: 'No json data found in Zip',
  }),
  openaiNotEnabled: defineError('parser.openai-not-enabled', {
    kind: 'refused',
    shape: 'message',
    sentence: 'OpenAI services are not enabled',
  }),
};
