import * as fc from 'fast-check';
import { randomSortKeys } from '../ranking/random-sort-keys.js';
import { parseSearch } from '../text/parse-search.js';
import { searchText } from '../text/searchable.js';
import type { IndexQuery } from './find-slots.js';
import type { IndexedRecord } from './records.js';
import { TextIndex } from './text-index.js';

const EVERYTHING = { skip: 0, limit: Infinity };

function aRecord(id: string, name: string, others: string[] = [], fields: Partial<IndexedRecord> = {}): IndexedRecord {
  return { id, revision: 0, text: searchText(name, others), values: { name, age: name.length }, ...fields };
}

function anIndex(...records: IndexedRecord[]): TextIndex {
  const index = new TextIndex();
  records.forEach((record) => index.put(record));
  return index;
}

function search(index: TextIndex, text: string, query: Partial<IndexQuery> = {}): string[] {
  return index.find({ search: parseSearch(text), order: { by: 'relevance' }, ...EVERYTHING, ...query }).ids;
}

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
  return at === -1 ? 0 : (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1;
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

describe('searching', () => {
  it('finds words of any length as substrings of any text', () => {
    const index = anIndex(aRecord('1', 'Apple Pie', ['with a pinch of salt']), aRecord('2', 'Soup', ['basalt']));
    expect([search(index, 'salt'), search(index, 'pi'), search(index, 'b'), search(index, '"a pinch"')]).toEqual([
      ['2', '1'],
      ['1'],
      ['2'],
      ['1'],
    ]);
  });

  it('never joins two texts into a phrase', () => {
    expect(search(anIndex(aRecord('1', 'Cake', ['one tea', 'spoon of salt'])), '"tea spoon"')).toEqual([]);
  });

  it('returns similar names, then similar texts, only when no record matches', () => {
    const index = anIndex(
      aRecord('1', 'Table Spoon Pudding'),
      aRecord('2', 'Bread', ['one table spoon of oil']),
      aRecord('3', 'Steinbock'),
    );
    expect(search(index, 'tabel spoone')).toEqual(['1', '2']);
    expect(search(index, 'Steinbuck')).toEqual(['3']);
    expect(search(index, '"Steinbuck"')).toEqual([]);
    expect(search(index, 'stein')).toEqual(['3']);
    expect(index.find({ search: parseSearch('steinbuck'), order: { by: 'caller' }, ...EVERYTHING })).toMatchObject({
      similar: true,
      total: 1,
    });
  });

  it('returns the most similar names first, among many less similar ones', () => {
    const index = anIndex(
      ...Array.from({ length: 300 }, (_, at) => aRecord(`a${at}`, `lasso ${at}`, ['with lasagna'])),
      ...Array.from({ length: 60 }, (_, at) => aRecord(`b${at}`, `lasagne ${100 + at}`)),
      ...Array.from({ length: 30 }, (_, at) => aRecord(`c${at}`, `lasagna ${100 + at}`, ['lasso'])),
    );
    const [best, next] = [30, 20].map((length, kind) => Array.from({ length }, (_, at) => `${'cb'[kind]}${at}`));
    expect(search(index, 'lasagnna')).toEqual([...(best ?? []), ...(next ?? [])]);
  });

  it('returns at most fifty similar records', () => {
    const index = anIndex(...Array.from({ length: 80 }, (_, at) => aRecord(String(at), `lasagna ${at}`)));
    expect(search(index, 'lasanga')).toHaveLength(50);
  });

  it('searches only the given records', () => {
    const index = anIndex(aRecord('1', 'Pie'), aRecord('2', 'Apple Pie'), aRecord('3', 'Steinbock'));
    expect(search(index, 'pie', { within: ['2', 'unknown'] })).toEqual(['2']);
    expect(search(index, 'pie', { within: [] })).toEqual([]);
    expect(search(index, 'steinbuck', { within: ['1'] })).toEqual([]);
  });
});

describe('a requested order', () => {
  const index = anIndex(
    aRecord('1', 'Pie', [], { values: { made: 3 } }),
    aRecord('2', 'Cake', ['pie crust'], { values: { made: 9 } }),
    aRecord('3', 'Apple Pie', [], { values: { made: null } }),
    aRecord('4', 'Pie of Leek', [], { values: { made: 5 } }),
    aRecord('5', 'Pie of Plums', [], { values: {} }),
  );
  const by = (direction: 'asc' | 'desc', nulls: 'first' | 'last') =>
    search(index, 'pie', { order: { by: 'column', column: 'made', direction, nulls } }).join('');

  it('applies within a tier', () => {
    expect(by('asc', 'last')).toBe('14352');
    expect(by('desc', 'last')).toBe('41532');
    expect(by('asc', 'first')).toBe('35142');
    expect(by('desc', 'first')).toBe('53412');
  });

  it('can be determined by the caller, who gets the tiers', () => {
    const { ids, tiers = [] } = index.find({ search: parseSearch('pie'), order: { by: 'caller' }, ...EVERYTHING });
    expect(ids.at(-1)).toBe('2');
    expect(new Set(tiers.slice(0, 4)).size).toBe(1);
    expect(tiers[4]).toBeLessThan(tiers[0] ?? 0);
  });

  it('is current after changes', () => {
    const other = anIndex(aRecord('1', 'B'), aRecord('2', 'A'));
    const names = () =>
      search(other, '', { order: { by: 'column', column: 'name', direction: 'asc', nulls: 'first' } }).join('');
    expect(names()).toBe('21');
    other.put(aRecord('2', 'C', [], { revision: 1 }));
    expect(names()).toBe('12');
  });

  it('is the same for a few results, whether or not all records were ranked before', () => {
    const order = { by: 'column', column: 'name', direction: 'desc', nulls: 'last' } as const;
    const names = Array.from({ length: 100 }, (_, at) => `${at % 9 === 0 ? 'Leek' : 'Corn'} ${(at * 37) % 100}`);
    const many = anIndex(...names.map((name, at) => aRecord(String(at), name)));
    const expected = names.filter((name) => name.startsWith('Leek')).sort((a, b) => (a < b ? 1 : -1));
    const leeks = () => search(many, 'leek', { order }).map((id) => names[Number(id)]);

    expect(leeks()).toEqual(expected);
    expect(search(many, 'corn', { order })).toHaveLength(88);
    expect(search(many, 'lee', { order }).map((id) => names[Number(id)])).toEqual(expected);
  });

  it('depends on the seed if random', () => {
    const ids = Array.from({ length: 200 }, (_, at) => String(at));
    const many = anIndex(...ids.map((id) => aRecord(id, 'Soup')));
    const sortKeyOf = randomSortKeys('x');
    const expected = [...ids].sort((a, b) => sortKeyOf(a) - sortKeyOf(b));
    const order = { by: 'random', seed: 'x' } as const;
    expect(search(many, '', { order })).toEqual(expected);
    expect(search(many, '', { order, within: expected.slice(50, 60) })).toEqual(expected.slice(50, 60));
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

describe('ten thousand recipes', () => {
  const words = Array.from({ length: 3_000 }, (_, at) => `w${(at * 7_919).toString(36)}x`);
  const some = (seed: number, count: number) =>
    Array.from({ length: count }, (_, at) => words[(seed * 31 + at * at * 17) % words.length]).join(' ');
  const text = (at: number) => Array.from({ length: 11 }, (_, line) => some(at * 11 + line, 9));

  it('use less than 40 MB, also after each was changed', () => {
    const index = new TextIndex();
    for (let revision = 0; revision < 2; revision += 1) {
      for (let at = 0; at < 10_000; at += 1) index.put(aRecord(String(at), some(at, 4), text(at), { revision }));
    }

    expect(index.count).toBe(10_000);
    expect(index.size).toBeLessThan(40 * 1024 * 1024);
  });
});
