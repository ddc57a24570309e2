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
  aiImagesNotEnabled: defineError('parser.ai-images-not-enabled', {
    kind: 'refused',
    shape: 'message',
    sentence: 'OpenAI image services are not enabled',
  }),
  aiNotReached: defineError('parser.ai-not-reached', {
    kind: 'refused',
    shape: 'message',
    sentence: 'Failed to call OpenAI services',
  }),
  aiNotUnderstood: defineError('parser.ai-not-understood', {
    kind: 'refused',
    shape: 'message',
    sentence: 'Failed to parse OpenAI response',
  }),
  aiSilent: defineError('parser.ai-silent', {
    kind: 'refused',
    shape: 'message',
    sentence: 'No response from OpenAI',
  }),
  noRecipeInImage: defineError('parser.no-recipe-in-image', {
    kind: 'refused',
    shape: 'message',
    sentence: 'Unable to parse recipe from image',
  }),
  openaiNotEnabled: defineError('parser.openai-not-enabled', {
    kind: 'refused',
    shape: 'message',
    sentence: 'OpenAI is not enabled',
  }),
};
