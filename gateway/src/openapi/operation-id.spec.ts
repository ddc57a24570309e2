import { operationId } from './operation-id.js';

describe('the id of an operation', () => {
  it.each([
    ['get', '/api/recipes', 'get_recipes'],
    ['put', '/api/recipes/{slug}/image', 'put_recipes_by_slug_image'],
    ['post', '/api/households/recipe-actions', 'post_households_recipe_actions'],
    ['get', '/api/media/users/{user_id}/profile.webp', 'get_media_users_by_user_id_profile_webp'],
  ])('of %s %s is a name in every language', (method, path, id) => {
    expect(operationId(method, path)).toBe(id);
  });
});
