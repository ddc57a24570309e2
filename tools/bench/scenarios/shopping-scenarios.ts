import { randomUUID } from 'node:crypto';
import { inParallel } from '../../client/in-parallel.js';
import type { Larder } from '../../client/larder.js';
import { conditional } from './prepared-calls.js';
import type { Scenario } from './scenario.js';

const LISTS = '/api/households/shopping/lists';
const ITEMS = '/api/households/shopping/items';
/** The size of a list whose checked items are never deleted. */
const MANY_ITEMS = 500;
const MANY_LISTS = 200;
/** The lists that get new items. */
const GROWING_LISTS = 10;
const RECIPE_LINES = 20;
const AT_ONCE = 4;

interface FilledList {
  id: string;
  items: { id: string }[];
  revision: number;
}

/** Calls on the shopping lists of a household with 200 lists; those on items use a separate list of 500 items. */
export function shoppingScenarios(roll: () => number): Scenario[] {
  const json = (method: string, path: string, body: unknown) => ({ method, path, body: JSON.stringify(body) });
  return [
    {
      name: 'shopping lists, 200',
      aims: { p95Ms: 15 },
      prepare: async (larder) => {
        await inParallel(Array.from({ length: MANY_LISTS }), AT_ONCE, () => larder.post(LISTS, { name: 'Market' }));
        return () => ({ method: 'GET', path: `${LISTS}?perPage=-1` });
      },
    },
    {
      name: 'shopping list of 500, read',
      aims: { p95Ms: 15 },
      prepare: async (larder) => {
        const { id } = await filledList(larder);
        return () => ({ method: 'GET', path: `${LISTS}/${id}` });
      },
    },
    {
      name: 'shopping list of 500, not cached',
      aims: { p95Ms: 15 },
      prepare: async (larder) => {
        const { id } = await filledList(larder);
        let read = 0;
        return () => ({ method: 'GET', path: `${LISTS}/${id}?unused=${(read += 1)}` });
      },
    },
    {
      name: 'shopping list of 500, unchanged',
      aims: { p95Ms: 3 },
      status: 304,
      prepare: async (larder) => conditional(larder, [`${LISTS}/${(await filledList(larder)).id}`]),
    },
    {
      name: 'shopping list of 500, add an item',
      aims: { p95Ms: 10 },
      // Several lists in turn, so that none grows far beyond its size.
      prepare: async (larder) => {
        const lists = await inParallel(Array.from({ length: GROWING_LISTS }), AT_ONCE, () => filledList(larder));
        const anyList = () => lists[Math.floor(roll() * lists.length)]?.id;
        return () => json('POST', ITEMS, { shoppingListId: anyList(), note: `Note ${Math.floor(roll() * 1e9)}` });
      },
    },
    {
      name: 'shopping list of 500, check an item',
      aims: { p95Ms: 10 },
      prepare: async (larder) => {
        const { items } = await filledList(larder);
        const any = () => items[Math.floor(roll() * items.length)]?.id ?? '';
        return () => json('PATCH', `${ITEMS}/${any()}`, { checked: roll() < 0.5 });
      },
    },
    {
      // The first addition creates the items, the others merge into them, so that the list keeps its size.
      name: 'shopping list of 500, add a recipe',
      aims: { p95Ms: 30 },
      prepare: async (larder) => {
        const { id } = await filledList(larder);
        const recipeId = await longRecipe(larder);
        return () => json('POST', `${LISTS}/${id}/recipe/${recipeId}`, { recipeIncrementQuantity: 1 });
      },
    },
    {
      // A single client has the current revision; with several, each gets the whole list in the response.
      name: 'shopping list of 500, check on a phone',
      aims: { p95Ms: 10 },
      prepare: async (larder) => {
        const { id, items, revision } = await filledList(larder);
        const deviceId = randomUUID();
        let sequence = 0;
        return () => {
          const expectedRevision = revision + sequence;
          sequence += 1;
          const itemId = items[sequence % items.length]?.id ?? '';
          const fields = { checked: Math.floor(sequence / items.length) % 2 === 0 };
          const change = { sequence, at: new Date().toISOString(), kind: 'update', itemId, fields };
          return json('POST', `${LISTS}/${id}/changes`, { deviceId, revision: expectedRevision, changes: [change] });
        };
      },
    },
  ];
}

async function filledList(larder: Larder): Promise<FilledList> {
  const { id } = await larder.post<{ id: string }>(LISTS, { name: 'Week' });
  const drafts = Array.from({ length: MANY_ITEMS }, (_, at) => ({
    shoppingListId: id,
    note: `Item ${at}`,
    position: at,
  }));
  const { createdItems } = await larder.post<{ createdItems: { id: string }[] }>(`${ITEMS}/create-bulk`, drafts);
  const { revision } = await larder.get<{ revision: number }>(`${LISTS}/${id}`);
  return { id, items: createdItems, revision };
}

/** Creates a recipe of 20 ingredients, each with a food; returns its id. */
async function longRecipe(larder: Larder): Promise<string> {
  const { items: foods } = await larder.get<{ items: { id: string; name: string }[] }>(
    `/api/foods?perPage=${RECIPE_LINES}`,
  );
  const slug = await larder.post<string>('/api/recipes', { name: `Stew ${randomUUID().slice(0, 8)}` });
  const lines = Array.from({ length: RECIPE_LINES }, (_, at) => ({ quantity: 1, food: foods[at % foods.length] }));
  const { id } = await larder.patch<{ id: string }>(`/api/recipes/${slug}`, { recipeIngredient: lines });
  return id;
}
