import fc from 'fast-check';
import { anyFilter } from '../../test/arbitraries.js';
import { anySequence, evaluate, evaluateSequence, printSequence } from '../../test/sequences.js';
import { QueryFilterError } from '../errors.js';
import { parseFilter } from './parse-filter.js';
import { printFilter } from './print-filter.js';
import { condition, type Comparison } from './tree.js';

/** A filter as text with every group in parentheses, to show the precedence. */
function grouped(text: string): string {
  const filter = parseFilter(text);
  return filter ? printFilter(filter).replaceAll(' = "1"', '') : '';
}

describe('parseFilter: one condition', () => {
  it.each<[string, Comparison]>([
    ['name = "Pie"', condition('name', '=', 'Pie')],
    ['name="Pie"', condition('name', '=', 'Pie')],
    ['rating>=3', condition('rating', '>=', '3')],
    ['rating<>3', condition('rating', '<>', '3')],
    ['name = Pasta  Fagioli ', condition('name', '=', 'Pasta  Fagioli')],
    ['lastMade > January 2nd, 2014', condition('lastMade', '>', 'January 2nd, 2014')],
    ['createdAt >= 2024-01-02T03:04:05+00:00', condition('createdAt', '>=', '2024-01-02T03:04:05+00:00')],
    ['name = "  Pie "', condition('name', '=', 'Pie')],
    ['name = ""', condition('name', '=', '')],
    ['name = "say \\"cheese\\""', condition('name', '=', 'say "cheese"')],
    ['name = "a\\\\"', condition('name', '=', 'a\\')],
    ['name = "C:\\temp"', condition('name', '=', 'C:\\temp')],
    ['name = "(a AND b) OR c = [d]"', condition('name', '=', '(a AND b) OR c = [d]')],
    ["name = 'Pie'", condition('name', '=', "'Pie'")],
    ['name like %pie%', condition('name', 'LIKE', '%pie%')],
    ['name Not Like "a pie"', condition('name', 'NOT LIKE', 'a pie')],
    ['tags.name in [a, "b, c", Pasta Fagioli ,"]"]', condition('tags.name', 'IN', ['a', 'b, c', 'Pasta Fagioli', ']'])],
    ['tags.name NOT IN ["a"]', condition('tags.name', 'NOT IN', ['a'])],
    ['tags.name contains all [Salt and Pepper]', condition('tags.name', 'CONTAINS ALL', ['Salt and Pepper'])],
    ['tags.name IN [""]', condition('tags.name', 'IN', [''])],
    ['last_made IS null', condition('last_made', 'IS', null)],
    ['last_made is not NONE', condition('last_made', 'IS NOT', null)],
    ['android = orchid', condition('android', '=', 'orchid')],
    ['in = like', condition('in', '=', 'like')],
    ['( ( name = a ) )', condition('name', '=', 'a')],
  ])('parses %s', (text, expected) => {
    expect(parseFilter(text)).toEqual(expected);
  });

  it('parses an empty text as no restriction', () => {
    for (const text of ['', '  ', '\n\t']) expect(parseFilter(text)).toBeNull();
  });
});

describe('parseFilter: several conditions', () => {
  it.each([
    ['a=1 AND b=1 OR c=1', 'a AND (b OR c)'],
    ['a=1 OR b=1 AND c=1', 'a OR (b AND c)'],
    ['a=1 AND (b=1 OR c=1) AND d=1', 'a AND (b OR c) AND d'],
    ['a=1 AND (b=1 OR c=1) OR d=1', 'a AND (b OR c OR d)'],
    ['(a=1 OR b=1) AND c=1', '(a OR b) AND c'],
    ['(a=1 AND b=1) OR c=1 AND d=1', '(a AND b) OR (c AND d)'],
    ['a=1 and b=1 And c=1', 'a AND b AND c'],
    ['a = 1 AND b IS NULL or c LIKE 1 AND d=1', 'a AND (b IS NULL OR (c LIKE "1" AND d))'],
    ['((a=1) OR ((b=1)))', 'a OR b'],
  ])('groups %s from the right', (text, expected) => {
    expect(grouped(text)).toBe(expected);
  });

  it('is equal to the text with explicit parentheses from the right', () => {
    fc.assert(
      fc.property(anySequence, fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), (sequence, truths) => {
        const filter = parseFilter(printSequence(sequence));
        expect(filter && evaluate(filter, truths)).toBe(evaluateSequence(sequence, truths));
      }),
    );
  });

  it('parses the printed text to the same filter', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(parseFilter(printFilter(filter))).toEqual(filter);
      }),
    );
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string(), { minLength: 1 }), (text, list) => {
        const trimmed = list.map((item) => item.trim());
        for (const filter of [condition('name', '=', text.trim()), condition('name', 'IN', trimmed)]) {
          expect(parseFilter(printFilter(filter))).toEqual(filter);
        }
      }),
    );
  });
});

describe('parseFilter: invalid texts', () => {
  it.each([
    ['lone text', 'pie'],
    ['a missing value', 'name ='],
    ['a missing value before AND', 'name = AND b = 1'],
    ['a missing attribute', '= 1'],
    ['a missing operator', 'name "x"'],
    ['a leading AND', 'AND a = 1'],
    ['a trailing OR', 'a = 1 OR'],
    ['two in a row', 'a = 1 AND OR b = 1'],
    ['conditions side by side', '(a = 1) (b = 1)'],
    ['two words after LIKE', 'name LIKE a b'],
    ['a closing parenthesis first', ') a = 1 ('],
    ['an open parenthesis', '(a = 1'],
    ['one closing too many', 'a = 1) OR (b = 1'],
    ['empty parentheses', '()'],
    ['an open quote', 'name = "x'],
    ['an open list', 'name IN ["a", "b"'],
    ['an empty list', 'name IN []'],
    ['an empty entry', 'name IN [a,,b]'],
    ['text in a list behind a quote', 'name IN ["a" b]'],
    ['a list within a list', 'name IN [[a]]'],
    ['IN without a list', 'name IN a'],
    ['= with a list', 'name = [a]'],
    ['IS with a value', 'name IS 5'],
    ['IS with quotes', 'name IS "NULL"'],
    ['an unknown operator', 'name == x'],
    ['another unknown operator', 'name != x'],
    ['NOT alone', 'name NOT x'],
    ['CONTAINS alone', 'name CONTAINS [a]'],
    ['an attribute with odd characters', 'na$me = 1'],
    ['an attribute with an empty part', 'tags..name = 1'],
    ['a stray bracket', 'name = a]'],
    ['a second value', 'name = "a" b'],
    ['quotes within a word', 'name = a"b"'],
  ])('refuses %s', (_, text) => {
    expect(() => parseFilter(text)).toThrow(QueryFilterError);
    expect(() => parseFilter(text)).toThrow(/^invalid query string: /);
  });

  it('reports the error without repeating a very long text', () => {
    expect(() => parseFilter('name IN a')).toThrow('expected a list such as ["a", "b"] after IN, found "a"');
    expect(() => parseFilter('name = ')).toThrow('expected a value after =, found the end');
    expect(() => parseFilter(`name "${'x'.repeat(1000)}"`)).toThrow(/^.{1,250}$/);
  });
});

describe('parseFilter: hostile texts', () => {
  const pieces = [...'()[]"\\,=<>.a ', ' AND ', ' or ', 'NOT', 'IN', ' IS ', 'NULL', 'LIKE'];

  it('throws no other errors', () => {
    const soup = fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(soup, fc.string()), (text) => {
        try {
          parseFilter(text);
        } catch (error) {
          expect(error).toBeInstanceOf(QueryFilterError);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['parentheses', '('.repeat(99_999)],
    ['quotes', `a="${'\\"'.repeat(49_000)}`],
    ['blanks', `a=${' '.repeat(99_000)}`],
    ['blanks in a list', `a IN [${' ,'.repeat(49_000)}`],
    ['conditions', 'a=1 AND '.repeat(12_000)],
    ['alternating groups', 'a=1 AND (b=1 OR ('.repeat(5_000)],
    ['alternating joints', `${'a=1 AND b=1 OR '.repeat(200)}c=1`],
    ['dots', `a${'.a'.repeat(49_000)}b!=1`],
    ['text beyond the limit', ' '.repeat(100_001)],
  ])('refuses very long %s', (_, text) => {
    expect(() => parseFilter(text)).toThrow(QueryFilterError);
  });

  it('accepts very many parentheses around one condition', () => {
    const text = `${'('.repeat(49_000)}a=1${')'.repeat(49_000)}`;
    expect(parseFilter(text)).toEqual(condition('a', '=', '1'));
  });

  it('accepts a thousand ids in one list', () => {
    const ids = Array.from({ length: 1000 }, () => '5b0c8d0e-41a2-4a55-9a9f-0b8cf2f0b7a1');
    expect(parseFilter(`id IN [${ids.join(', ')}]`)).toEqual(condition('id', 'IN', ids));
  });
});
