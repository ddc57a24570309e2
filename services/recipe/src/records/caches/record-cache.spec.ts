import { RecordCache } from './record-cache.js';

const reader = { groupId: 'g', householdId: 'h' };
const upper = (ids: string[]) => Promise.resolve(ids.map((id) => [id, id.toUpperCase()] as const));

describe('cached records', () => {
  it('are read once', async () => {
    const cache = new RecordCache<string>();
    const requests: string[][] = [];
    const read = (ids: string[]) => {
      requests.push(ids);
      return upper(ids);
    };
    await cache.of(reader, ['a', 'b', 'a'], read);

    expect(await cache.of(reader, ['b', 'c'], read)).toEqual(
      new Map([
        ['a', 'A'],
        ['b', 'B'],
        ['c', 'C'],
      ]),
    );
    expect(requests).toEqual([['a', 'b'], ['c']]);
  });

  it('are separate for each household, and invalidated for a group', async () => {
    const cache = new RecordCache<string>();
    await cache.of(reader, ['a'], upper);
    await cache.of({ groupId: 'other', householdId: 'h' }, ['a'], upper);

    expect(cache.findCached({ groupId: 'g', householdId: 'neighbor' })).toBeNull();
    cache.invalidate('g');
    expect(cache.findCached(reader)).toBeNull();
    expect(cache.findCached({ groupId: 'other', householdId: 'h' })?.get('a')).toBe('A');
  });

  it('are not stored when they are invalidated while they are read', async () => {
    const cache = new RecordCache<string>();
    const read = cache.of(reader, ['a'], async (ids) => {
      cache.invalidate('g');
      return upper(ids);
    });

    expect((await read).get('a')).toBe('A');
    expect(cache.findCached(reader)).toBeNull();
  });

  it('of the household used last stay, however many others there are', async () => {
    const cache = new RecordCache<number>();
    const many = Array.from({ length: 5_000 }, (_, id) => String(id));
    const numbers = (ids: string[]) => Promise.resolve(ids.map((id) => [id, Number(id)] as const));
    for (const householdId of ['a', 'b', 'c', 'd', 'e']) await cache.of({ groupId: 'g', householdId }, many, numbers);

    expect(cache.findCached({ groupId: 'g', householdId: 'a' })).toBeNull();
    expect(cache.findCached({ groupId: 'g', householdId: 'e' })?.size).toBe(many.length);
  });
});
