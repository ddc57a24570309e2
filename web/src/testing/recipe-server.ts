import { screen } from '@testing-library/react';
import { aPage, aRecipe, anIngredient, aStep, aUser } from './builders.js';
import { answer, type Call, type Routes } from './fake-server.js';
import { homeServer } from './home-server.js';
import { openApp } from './open-app.js';

/** The owner of the recipe. */
export const ana = aUser();

/** A recipe with every kind of content. */
export const SOUP = aRecipe({
  userId: ana.id,
  description: 'Warm.',
  recipeIngredient: [anIngredient({ quantity: 2, note: 'onions' })],
  recipeInstructions: [aStep({ text: 'Chop.' })],
  notes: [{ title: 'Freezer', text: 'Keeps.' }],
  tools: [{ id: 'pot', name: 'Pot', slug: 'pot', onHand: false }],
  assets: [{ name: 'Card', icon: 'mdi-file-pdf-box', fileName: 'card.pdf' }],
  comments: [
    {
      id: 'c1',
      recipeId: 'x',
      text: 'Too salty.',
      userId: ana.id,
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
      user: { id: ana.id, username: 'ana', admin: false },
    },
  ],
});

/** The path of the recipe page. */
export const RECIPE_PAGE = '/g/home/r/lentil-soup';

/** A server with one recipe. */
export function recipeServer(routes: Routes = {}): Call[] {
  return homeServer(
    {
      'GET /api/recipes/lentil-soup': answer(SOUP),
      'GET /api/users/self/ratings': answer({ ratings: [{ recipeId: SOUP.id, rating: 3, isFavorite: false }] }),
      'GET /api/households/recipe-actions': answer(aPage([])),
      'GET /api/groups/members': answer(aPage([ana])),
      ...routes,
    },
    ana,
  );
}

/** The bodies of the requests to a path. */
export const sentTo = (calls: Call[], method: string, path: string) =>
  calls.filter((call) => call.method === method && call.path === path).map(({ body }) => body);

/** Opens the recipe page, and an entry of its menu. */
export async function openRecipeMenu(entry: string) {
  const app = openApp(RECIPE_PAGE);
  await app.user.click(await screen.findByRole('button', { name: 'More for Lentil Soup' }));
  await app.user.click(await screen.findByRole('menuitem', { name: entry }));
  return app;
}
