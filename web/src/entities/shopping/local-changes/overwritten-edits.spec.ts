import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { deviceUser } from '../../../shared/offline/device-user.js';
import { aShoppingItem } from '../../../testing/shopping-builders.js';
import type { ItemFields, LocalChange } from './local-change.js';
import { OverwrittenEdits, ownRenames } from './overwritten-edits.js';

beforeEach(() => ownRenames.set([]));
afterEach(() => deviceUser.set(undefined));

const NOW = Date.parse('2026-11-28T12:00:00Z');
const changed = (fields: ItemFields, secondsAgo: number): LocalChange => ({
  kind: 'update',
  itemId: 'milk',
  fields,
  deviceId: 'phone',
  sequence: 1,
  listId: 'list',
  at: new Date(NOW - secondsAgo * 1000).toISOString(),
});
const milkNamed = (note: string) => aShoppingItem(note, { id: 'milk' });

/** What is reported when the server has `note` after these changes of this device. */
function reported(note: string, ...changes: LocalChange[]) {
  const edits = new OverwrittenEdits(ownRenames);
  for (const change of changes) edits.remember([change], NOW);
  return edits.take([milkNamed(note)]).map(({ mine, theirs }) => [mine.display, theirs.display]);
}

it('reports a rename made offline that another device replaced', () =>
  expect(reported('soy milk', changed({ note: 'oat milk' }, 600))).toEqual([['oat milk', 'soy milk']]));

it('reports it once', () => {
  const edits = new OverwrittenEdits(ownRenames);
  edits.remember([changed({ note: 'oat milk' }, 600)], NOW);
  expect(edits.take([milkNamed('oat milk')])).toEqual([]);
  expect(edits.take([milkNamed('soy milk')])).toHaveLength(1);
  expect(edits.take([milkNamed('rice milk')])).toEqual([]);
});

it('reports a rename of a page that was closed before the other device sent its name', () => {
  new OverwrittenEdits(ownRenames).remember([changed({ note: 'oat milk' }, 600)], NOW);

  dispatchEvent(new StorageEvent('storage', { key: null })); // nothing is left but what is stored
  const [edit] = new OverwrittenEdits(ownRenames).take([milkNamed('soy milk')]);

  expect(edit?.mine.display).toBe('oat milk');
});

it('reports renames to their user only', () => {
  const edits = new OverwrittenEdits(ownRenames);
  edits.remember([{ ...changed({ note: 'oat milk' }, 600), userId: 'ana' }], NOW);

  deviceUser.set('ben');
  edits.clear();
  expect(edits.take([milkNamed('soy milk')])).toEqual([]);
  deviceUser.set('ana');
  expect(edits.take([milkNamed('soy milk')])).toHaveLength(1);
});

it('compares renames for thirty days only', () => {
  const edits = new OverwrittenEdits(ownRenames);
  edits.remember([changed({ note: 'oat milk' }, 600)], NOW);

  edits.remember([], NOW + 31 * 86_400_000);

  expect(edits.take([milkNamed('soy milk')])).toEqual([]);
});

it.each([
  ['a rename that was kept', 'oat milk', [changed({ note: 'oat milk ' }, 600)]],
  ['a rename that was sent at once', 'soy milk', [changed({ note: 'oat milk' }, 1)]],
  ['a later rename online', 'soy milk', [changed({ note: 'oat milk' }, 600), changed({ note: 'rice milk' }, 1)]],
  ['a check', 'soy milk', [changed({ checked: true }, 600)]],
])('does not report %s', (_what, note, changes) => expect(reported(note, ...changes)).toEqual([]));
