import { randomUUID } from 'node:crypto';
import type { Larder } from '../client/larder.js';
import type { Scenario } from './scenario.js';

const LISTS = '/api/households/shopping/lists';
const ITEMS = '/api/households/shopping/items';
/** As many as a list has that nobody clears up. */
const MANY_ITEMS = 500;

interface FilledList {
  id: string;
  items: { id: string }[];
  revision: number;
}

/** Calls on a shopping list of 500 items, each on a list of its own. */
export function shoppingScenarios(roll: () => number): Scenario[] {
  const json = (method: string, path: string, body: unknown) => ({ method, path, body: JSON.stringify(body) });
  return [
    {
      name: 'shopping list of 500, read',
      aims: { p95Ms: 15 },
      prepare: async (larder) => {
        const { id } = await filledList(larder);
        return () => ({ method: 'GET', path: `${LISTS}/${id}` });
      },
    },
    {
      name: 'shopping list of 500, add an item',
      aims: { p95Ms: 10 },
      prepare: async (larder) => {
        const { id } = await filledList(larder);
        return () => json('POST', ITEMS, { shoppingListId: id, note: `Note ${Math.floor(roll() * 1e9)}` });
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
      // One client keeps in step with the list; with several, each gets the whole list as an answer.
      name: 'shopping list of 500, tick on a phone',
      aims: { p95Ms: 10 },
      prepare: async (larder) => {
        const { id, items, revision } = await filledList(larder);
        const deviceId = randomUUID();
        let sequence = 0;
        return () => {
          const known = revision + sequence;
          sequence += 1;
          const itemId = items[sequence % items.length]?.id ?? '';
          const fields = { checked: Math.floor(sequence / items.length) % 2 === 0 };
          const change = { sequence, at: new Date().toISOString(), kind: 'update', itemId, fields };
          return json('POST', `${LISTS}/${id}/changes`, { deviceId, revision: known, changes: [change] });
        };
      },
    },
  ];
}

async function filledList(larder: Larder): Promise<FilledList> {
  const { id } = await larder.post<{ id: string }>(LISTS, { name: 'Week' });
  const drafts = Array.from({ length: MANY_ITEMS }, (_, at) => ({
    ...{ shoppingListId: id, note: `Item ${at}`, position: at },
  }));
  const { createdItems } = await larder.post<{ createdItems: { id: string }[] }>(`${ITEMS}/create-bulk`, drafts);
  const { revision } = await larder.get<{ revision: number }>(`${LISTS}/${id}`);
  return { id, items: createdItems, revision };
}
