import { describe, expect, it } from '@jest/globals';
import { isStoredImage, isStoredResponse } from './stored-paths.js';

describe('the responses stored for offline use', () => {
  it.each([
    'api/users/self',
    'api/recipes',
    'api/recipes/pea-soup',
    'api/recipes/pea-soup/comments',
    'api/households/shopping/lists/9ce0',
    'api/households/mealplans',
    'api/households/mealplans/rules',
    'api/organizers/tags',
  ])('include %s', (path) => expect(isStoredResponse(path)).toBe(true));

  it.each([
    'api/admin/users',
    'api/users/self/tokens',
    'api/users',
    'api/auth/oauth',
    'api/households/live',
    'api/households/mealplans/calendar',
    'api/recipes/pea-soup/exports/zip',
    'api/recipes/shared/token',
    'api/groups/reports',
  ])('exclude %s', (path) => expect(isStoredResponse(path)).toBe(false));

  it('include images, but no other file of a recipe', () => {
    expect(isStoredImage('api/media/recipes/7c1f/images/original.webp')).toBe(true);
    expect(isStoredImage('api/media/recipes/7c1f/assets/menu.pdf')).toBe(false);
  });
});
