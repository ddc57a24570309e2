import { randomUUID } from 'node:crypto';
import { SlotIds } from './slot-ids.js';

const SIMILAR = '01900000-0000-7000-8000-00000000000';

/** Ids in the slots 0, 1, 2 … */
function anIdTable(ids: readonly string[]): SlotIds {
  const table = new SlotIds();
  ids.forEach((id, slot) => table.set(slot, id));
  return table;
}

it.each([
  ['random UUIDs', Array.from({ length: 1_000 }, () => randomUUID())],
  ['UUIDs that differ in one digit', Array.from({ length: 10 }, (_, digit) => `${SIMILAR}${digit}`)],
  ['UUIDs at the limits', ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff']],
  ['other ids', ['soup', '', 'F'.repeat(36), 'f'.repeat(36), `${SIMILAR}ä`, `${SIMILAR}A`, 'crêpe']],
  ['both', ['soup', `${SIMILAR}0`, 'stew']],
])('finds the slots of %s and orders them like texts', (_what, ids) => {
  const table = anIdTable(ids);

  expect(ids.map((id) => table.slotOf(id))).toEqual([...ids.keys()]);
  expect(ids.map((_, slot) => table.idOf(slot))).toEqual(ids);
  expect(table.slots()).toEqual([...ids.keys()]);
  const ordered = [...ids.keys()].sort((a, b) => table.compare(a, b));
  expect(ordered.map((slot) => ids[slot])).toEqual([...ids].sort((a, b) => (a < b ? -1 : 1)));
});

it.each([
  ['a UUID', `${SIMILAR}1`],
  ['another id', 'soup'],
])('forgets the slot of %s that was removed', (_what, id) => {
  const table = anIdTable([`${SIMILAR}0`, id, `${SIMILAR}2`]);
  table.delete(id);
  table.delete('unknown');
  table.delete(`${SIMILAR}9`);

  expect([table.slotOf(id), table.count]).toEqual([undefined, 2]);
  expect(table.slots()).toEqual([0, 2]);
  table.set(3, id);
  expect([table.slotOf(id), table.count]).toEqual([3, 3]);
});

it('finds the new slot of an id that moves, however often ids move and are removed', () => {
  const ids = Array.from({ length: 100 }, () => randomUUID());
  const table = anIdTable(ids);
  const expected = new Map(ids.map((id, slot) => [id as string, slot]));
  for (let slot = ids.length; slot < 5_000; slot += 1) {
    const id = ids[slot % 100] ?? '';
    if (slot % 3 === 0) {
      table.delete(id);
      expected.delete(id);
    } else {
      table.set(slot, id);
      expected.set(id, slot);
    }
  }

  expect(ids.map((id) => table.slotOf(id))).toEqual(ids.map((id) => expected.get(id)));
  expect(table.count).toBe(expected.size);
});

it('forgets an earlier id of a slot', () => {
  const ids = new SlotIds();
  const uuid = '01890a5d-ac96-774b-bcce-b302099a8057';
  ids.set(0, 'soup');
  ids.delete('soup');
  ids.set(0, uuid);

  expect(ids.idOf(0)).toBe(uuid);
  expect(ids.slots()).toEqual([0]);
});
