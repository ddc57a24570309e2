import { toValue } from '../bson/convert.js';
import { MISSING } from '../bson/value.js';
import { parseCollation } from './collation.js';

const collatorOf = (spec: object) => parseCollation(toValue(spec));

it.each([
  [1, ['a', 'A', 'ä'], true],
  [2, ['a', 'A'], true],
  [2, ['a', 'ä'], false],
  [3, ['a', 'A'], false],
])('at strength %i compares %j as equal: %s', (strength, [first = '', ...others], isEqual) => {
  const collator = collatorOf({ locale: 'en', strength });

  expect(others.every((other) => (collator?.compare(first, other) === 0) === isEqual)).toBe(true);
});

it('distinguishes cases at the lowest strength with `caseLevel`', () => {
  const collator = collatorOf({ locale: 'en', strength: 1, caseLevel: true });

  expect([collator?.compare('a', 'A') === 0, collator?.compare('a', 'ä') === 0]).toEqual([false, true]);
});

it('is the order of code points when missing or simple', () => {
  expect([parseCollation(MISSING), collatorOf({ locale: 'simple' })]).toEqual([undefined, undefined]);
});

it("parses locales in MongoDB's format", () => {
  expect(collatorOf({ locale: 'de_AT' })?.resolvedOptions().locale).toBe('de-AT');
});

it.each([{ strength: 4 }, { strength: 5 }, { backwards: true }, { normalization: true }])('rejects %j', (option) => {
  expect(() => collatorOf({ locale: 'fr', ...option })).toThrow('not supported');
});
