import { anIndex, aRecord, EVERYTHING, search } from '../../test/text-index-fixture.js';
import { randomSortKeys } from '../ranking/random-sort-keys.js';
import { parseSearch } from '../text/parse-search.js';
import { TextIndex } from './text-index.js';

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

  it('is the same for numbers, and after records moved to other slots', () => {
    const ages = Array.from({ length: 600 }, (_, at) => (at % 7 === 0 ? null : (at * 7_919) % 600));
    const aged = (at: number, revision: number) =>
      aRecord(String(at), 'Soup', [], { revision, values: { age: ages[at] ?? null, kind: at % 2 === 0 ? 'a' : null } });
    const many = anIndex(...ages.map((_, at) => aged(at, 0)));
    ages.forEach((_, at) => many.put(aged(at, 1)));
    const by = (column: string) =>
      search(many, '', { order: { by: 'column', column, direction: 'asc', nulls: 'last' } }).map(Number);
    const byAge = ages.flatMap((age, at) => (age === null ? [] : [at])).sort((a, b) => (ages[a] ?? 0) - (ages[b] ?? 0));

    expect(by('age').slice(0, byAge.length)).toEqual(byAge);
    expect(by('age')).toHaveLength(ages.length);
    expect(by('kind').findIndex((at) => at % 2 === 1)).toBe(300);
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
