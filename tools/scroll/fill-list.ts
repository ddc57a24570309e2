import { randomUUID } from 'node:crypto';
import type { Api } from '../../e2e/src/support/api.js';

const LABELS = 12;
const PER_CALL = 500;
const NOTES = ['Apples', 'Bread', 'Milk', 'Butter', 'Rice', 'Lentils', 'Soap', 'Coffee', 'Tomatoes', 'Olive oil'];

/** Creates twelve labels and returns their ids. */
export async function makeLabels(api: Api): Promise<string[]> {
  const labels: string[] = [];
  for (let index = 1; index <= LABELS; index += 1)
    labels.push((await createRecord(api, '/api/groups/labels', { name: `Aisle ${index}`, color: '#4d7c5a' })).id);
  return labels;
}

/** Creates a list of `count` items, spread over the labels, and returns its path. */
export async function fillList(api: Api, count: number, labels: readonly string[]): Promise<string> {
  const list = await createRecord(api, '/api/households/shopping/lists', { name: 'Week' });
  const drafts = Array.from({ length: count }, (_, position) => ({
    id: randomUUID(),
    shoppingListId: list.id,
    position,
    quantity: (position % 3) + 1,
    note: `${NOTES[position % NOTES.length]} ${position}`,
    labelId: labels[position % labels.length],
  }));
  for (let from = 0; from < count; from += PER_CALL)
    await createRecord(api, '/api/households/shopping/items/create-bulk', drafts.slice(from, from + PER_CALL));
  return `/shopping-lists/${list.id}`;
}

async function createRecord(api: Api, path: string, input: unknown): Promise<{ id: string }> {
  const { status, body } = await api.post(path, input);
  if (status !== 201 && status !== 200) throw new Error(`${path} answered ${status}`);
  return body as { id: string }; // our own response
}
