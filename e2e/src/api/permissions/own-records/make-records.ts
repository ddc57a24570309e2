import { randomUUID } from 'node:crypto';
import { bodyOf, type Api } from '../../../support/api.js';
import { aRecipe } from '../../../support/shared-recipes.js';

/** The id of a new recipe. */
export async function makeRecipe(api: Api): Promise<string> {
  return (await aRecipe(api)).id;
}

/** A recipe and its first version. */
export async function makeRecipeVersion(api: Api): Promise<string> {
  const id = await makeRecipe(api);
  const { status } = await api.patch(`/api/recipes/${id}`, { description: 'Changed once' });
  expect(status).toBe(200);
  return `${id}/1`;
}

export async function makeComment(api: Api): Promise<string> {
  const slug = await makeRecipe(api);
  return `${slug}/${idOf(await api.post(`/api/recipes/${slug}/comments`, { text: 'Tasty' }))}`;
}

export async function makeTimelineEvent(api: Api): Promise<string> {
  const event = { recipeId: await makeRecipe(api), subject: 'Made it', eventType: 'comment' };
  return idOf(await api.post('/api/recipes/timeline/events', event));
}

export async function makeShareToken(api: Api): Promise<string> {
  return idOf(await api.post('/api/shared/recipes', { recipeId: await makeRecipe(api) }));
}

export async function makeCookbook(api: Api): Promise<string> {
  return idOf(await api.post('/api/households/cookbooks', { name: `Cookbook ${randomUUID()}` }));
}

export async function makePlanEntry(api: Api): Promise<string> {
  return idOf(await api.post('/api/households/mealplans', { date: '2026-01-01', title: 'Soup' }));
}

export async function makeShoppingList(api: Api): Promise<string> {
  return idOf(await api.post('/api/households/shopping/lists', { name: 'Market' }));
}

export async function makeItem(api: Api): Promise<string> {
  const shoppingListId = await makeShoppingList(api);
  const created = await api.post('/api/households/shopping/items', { shoppingListId, note: 'Soap' });
  return bodyOf<{ createdItems: { id: string }[] }>(created, 201).createdItems[0]?.id ?? '';
}

/** The record, in the trash. */
export async function makeDeleted(api: Api, path: string, id: string): Promise<string> {
  const { status } = await api.delete(`${path}/${id}`);
  expect(status).toBe(200);
  return id;
}

/** The id of a created record. */
export function idOf(response: { status: number; body: unknown }, status = 201): string {
  return String(bodyOf<{ id: string | number }>(response, status).id);
}
