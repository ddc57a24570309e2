import { parseFilter } from './parse-filter.js';
import { printFilter } from './print-filter.js';
import { allOf, anyOf, condition } from './tree.js';

describe('combining filters', () => {
  const ours = condition('householdId', '=', 'h');

  it('keeps the conditions of the server, for any text of the caller', () => {
    const filter = allOf(ours, parseFilter('a = 1 OR b = 2'));
    expect(filter && printFilter(filter)).toBe('householdId = "h" AND (a = "1" OR b = "2")');
  });

  it('treats null as no restriction', () => {
    expect(allOf(ours, null)).toBe(ours);
    expect(allOf(null, null)).toBeNull();
    expect(allOf()).toBeNull();
    expect(anyOf(ours, null)).toBeNull();
    expect(anyOf(ours)).toBe(ours);
  });
});
