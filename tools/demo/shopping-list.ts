import type { Larder } from '../client/larder.js';

interface List {
  id: string;
  name: string | null;
  listItems?: unknown[];
}

const NAME = 'Weekend shopping';
const LISTS = '/api/households/shopping/lists';
const ITEMS = '/api/households/shopping/items';
const SHOPPING: [quantity: number, note: string][] = [
  [2, 'lemons'],
  [1, 'bunch of flat parsley'],
  [6, 'eggs'],
  [1, 'sourdough bread'],
  [500, 'g strawberries'],
  [2, 'tins of whole tomatoes'],
  [1, 'piece of parmesan'],
  [1, 'kitchen paper'],
];

/** Creates one shopping list with its items; a list with items is not changed. Returns the number of new items. */
export async function ensureShoppingList(larder: Larder): Promise<number> {
  const { items } = await larder.get<{ items: List[] }>(`${LISTS}?perPage=-1`);
  const { id } = items.find(({ name }) => name === NAME) ?? (await larder.post<List>(LISTS, { name: NAME }));
  const { listItems = [] } = await larder.get<List>(`${LISTS}/${id}`);
  if (listItems.length > 0) return 0;
  for (const [quantity, note] of SHOPPING) await larder.post(ITEMS, { shoppingListId: id, quantity, note });
  return SHOPPING.length;
}
