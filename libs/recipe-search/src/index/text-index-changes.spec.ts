import * as fc from 'fast-check';
import { anIndex, aRecord, search } from '../../test/text-index-fixture.js';
import { parseSearch } from '../text/parse-search.js';
import type { IndexQuery } from './find-slots.js';
import type { IndexedRecord } from './records.js';
import { TextIndex } from './text-index.js';

/** The rules of searching (docs/api/conventions.md#search), without an index. */
function searchNaively(records: IndexedRecord[], text: string): string[] {
  const search = parseSearch(text);
  if (!search) return [];
  const { whole, terms } = search;
  const sortKeys = ({ id, text: { name, all } }: IndexedRecord) => {
    const inName = terms.filter((term) => name.includes(term));
    const place = [name === whole, name.includes(whole), name.startsWith(whole)].map((yes) => (yes ? 0 : 1));
    const words = [inName, terms.filter((term) => all.includes(term))].map((some) => -some.length);
    const starts = inName.filter((term) => ` ${name}`.includes(` ${term}`)).length;
    return [...place, ...words, -starts, name.length, name, id];
  };
  const matching = records.filter(({ text: { all } }) => terms.some((term) => all.includes(term)));
  return matching.sort((a, b) => compareLists(sortKeys(a), sortKeys(b))).map(({ id }) => id);
}

function compareLists(a: (string | number)[], b: (string | number)[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  if (at === -1) return 0;
  return (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1;
}

describe('any sequence of insertions and removals', () => {
  const word = fc.constantFrom(
    'pie',
    'pies',
    'apple',
    'an',
    'a',
    'apfel',
    "l'ete",
    'tea',
    'spoon',
    'teaspoon',
    '12',
    '13 g',
  );
  const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '));
  const id = fc.integer({ min: 0, max: 40 }).map(String);
  const change = fc.record({ id, name: text, others: fc.array(text, { maxLength: 3 }), removed: fc.boolean() });
  const searches = fc.oneof(
    text,
    fc.array(fc.constantFrom(...'apie ts"\'1'), { maxLength: 6 }).map((letters) => letters.join('')),
  );

  it('finds the same as a naive search, in the same order', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 600, size: 'max' }), searches, (changes, text) => {
        const [index, expected] = [new TextIndex(), new Map<string, IndexedRecord>()];
        changes.forEach(({ id: key, name, others, removed }, revision) => {
          const record = aRecord(key, name, others, { revision });
          if (removed) index.remove(key, revision);
          else index.put(record);
          if (removed) expected.delete(key);
          else expected.set(key, record);
        });
        const exact = searchNaively([...expected.values()], text);

        expect(index.count).toBe(expected.size);
        if (exact.length > 0) expect(search(index, text)).toEqual(exact);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it('returns the same as a new index', () => {
    const orders: IndexQuery['order'][] = [
      { by: 'relevance' },
      { by: 'column', column: 'age', direction: 'asc', nulls: 'first' },
      { by: 'column', column: 'name', direction: 'desc', nulls: 'last' },
    ];
    const search = fc.constantFrom('pie', 'tea', 'an', 'appel');
    const window = fc.record({ skip: fc.integer({ min: 0, max: 9 }), limit: fc.integer({ min: 0, max: 9 }) });
    const anyQuery = fc.record({ search, order: fc.constantFrom(...orders), window });
    const step = fc.record({ change, queries: fc.array(anyQuery, { maxLength: 3 }) });

    fc.assert(
      fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
        const [index, records] = [new TextIndex(), new Map<string, IndexedRecord>()];
        steps.forEach(({ change: { id: key, name, others, removed }, queries }, revision) => {
          const record = aRecord(key, name, others, { revision });
          if (removed) index.remove(key, revision);
          else index.put(record);
          if (removed) records.delete(key);
          else records.set(key, record);
          for (const { search: text, order, window: part } of [...queries, ...queries]) {
            const query = { search: parseSearch(text), order, ...part };
            expect(index.find(query)).toEqual(anIndex(...records.values()).find(query));
          }
        });
      }),
      { numRuns: 40, seed: 8 },
    );
  });

  it('returns pages without gaps and overlaps, in any order', () => {
    const records = Array.from({ length: 100 }, (_, at) => aRecord(String(at), `pie ${at % 7}`));
    const index = anIndex(...records);
    const orders: IndexQuery['order'][] = [
      { by: 'relevance' },
      { by: 'random', seed: 'x' },
      { by: 'column', column: 'name', direction: 'desc', nulls: 'last' },
    ];
    for (const order of orders) {
      const pages = Array.from({ length: 9 }, (_, page) => search(index, 'pie', { order, skip: page * 12, limit: 12 }));
      expect(pages.flat()).toEqual(search(index, 'pie', { order }));
      expect(new Set(pages.flat()).size).toBe(100);
    }
  });
});

describe('late changes', () => {
  it('are ignored, also of removed records', () => {
    const index = anIndex(aRecord('1', 'New', [], { revision: 5 }));
    index.put(aRecord('1', 'Old', [], { revision: 4 }));
    expect([search(index, 'new'), search(index, '"old"')]).toEqual([['1'], []]);

    index.remove('1', 4);
    expect(index.count).toBe(1);
    index.remove('1', 6);
    index.put(aRecord('1', 'New', [], { revision: 5 }));
    expect(index.count).toBe(0);
  });
});
