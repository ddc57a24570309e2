import { defineError } from '../errors/define-error.js';

export const RecipeErrors = {
  notFound: defineError('recipe.not-found', { kind: 'not-found', shape: 'message', sentence: 'No Entry Found' }),
  notAllowed: defineError('recipe.not-allowed', { kind: 'forbidden', shape: 'message', sentence: 'Permission Denied' }),
  alreadyExists: defineError('recipe.already-exists', {
    kind: 'refused',
    shape: 'message',
    sentence: 'Recipe already exists',
  }),
  tooLarge: defineError('recipe.too-large', {
    kind: 'too-large',
    shape: 'message',
    sentence: 'This recipe has {size} of text, more than {limit}. Shorten it or divide it into several recipes.',
  }),
  /** A concurrent request has changed the recipe since the caller read it. */
  outdated: defineError('recipe.outdated', {
    kind: 'outdated',
    shape: 'message',
    sentence: 'Another user has changed this recipe in the meantime',
  }),
  notAnImage: defineError('recipe.not-an-image', {
    kind: 'refused',
    shape: 'message',
    sentence: 'This file is not an image that can be read',
  }),
  urlNotAnImage: defineError('recipe.url-not-an-image', {
    kind: 'refused',
    shape: 'message',
    sentence: 'Url is not an image',
  }),
  urlNotAllowed: defineError('recipe.url-not-allowed', {
    kind: 'refused',
    shape: 'message',
    sentence: 'Url is not from an allowed domain',
  }),
  urlNotFetched: defineError('recipe.url-not-fetched', {
    kind: 'refused',
    shape: 'message',
    sentence: 'The image could not be fetched from this address',
  }),
  invalidFilter: defineError('recipe.invalid-filter', { kind: 'refused', shape: 'text', sentence: '{reason}' }),
  notRated: defineError('recipe.not-rated', {
    kind: 'not-found',
    shape: 'message',
    sentence: 'User has not rated this recipe',
  }),
  cookbookNotFound: defineError('recipe.cookbook-not-found', {
    kind: 'not-found',
    shape: 'text',
    sentence: 'cookbook not found',
  }),
  organizerTaken: defineError('recipe.organizer-taken', {
    kind: 'refused',
    shape: 'message',
    sentence: 'An unexpected error occurred.',
  }),
  mergedWithItself: defineError('recipe.merged-with-itself', {
    kind: 'refused',
    shape: 'message',
    sentence: 'Choose two different entries to merge',
  }),
  nameTaken: defineError('recipe.name-taken', {
    kind: 'refused',
    shape: 'message',
    sentence: 'An unexpected error occurred',
  }),
};
