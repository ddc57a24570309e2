import { screen } from '@testing-library/react';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { aPage, aRecipe, anIngredient, aStep, aUser } from './builders.js';
import { answer, type Call, type Routes } from './fake-server.js';
import { homeServer } from './home-server.js';

/** The owner of the recipe. */
export const ana = aUser();

/** The edited recipe. */
export const SOUP = aRecipe({
  userId: ana.id,
  recipeIngredient: [anIngredient({ quantity: 2, note: 'onions' }), anIngredient({ quantity: 1, note: 'carrot' })],
  recipeInstructions: [aStep({ text: 'Chop the onions.' }), aStep({ text: 'Simmer.' })],
});

/** The path of the recipe in the API. */
export const BY_ID = `/api/recipes/${SOUP.id}`;

/** The path of the recipe's editor. */
export const EDIT = '/g/home/r/lentil-soup?edit=true';

/** A server with one recipe that returns what it is sent. */
export function editorServer(routes: Routes = {}): Call[] {
  return homeServer(
    {
      'GET /api/recipes/lentil-soup': answer(SOUP),
      [`GET ${BY_ID}`]: answer(SOUP),
      [`PUT ${BY_ID}`]: ({ body }) => answer(body),
      'GET /api/groups/members': answer(aPage([])),
      ...routes,
    },
    ana,
  );
}

/** The bodies of all PUT requests. */
export const savedRecipes = (calls: Call[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as Recipe);

/** The name field of the editor. */
export const nameField = () => screen.findByRole('textbox', { name: 'Name' });
