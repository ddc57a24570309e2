import fc from 'fast-check';
import { isLike } from '../../test/naive-evaluation.js';
import { likePattern } from './like-pattern.js';

describe('likePattern', () => {
  it.each([
    ['%soup%', 'Lentil SOUP, thick', true],
    ['soup', 'soup', true],
    ['soup', 'soups', false],
    ['soup', 'soup\n', false],
    ['s_up', 'soup', true],
    ['s%p', 'soap\nsoup', true],
    ['a.c', 'abc', false],
    ['.*', 'abc', false],
    ['(a+)+$', '(A+)+$', true],
    ['a|b', 'a', false],
    ['a|b', 'a|b', true],
    ['%a%b%', 'b a', false],
    ['%a%a', 'a', false],
    ['', '', true],
    ['a\0%', 'a\0b', true],
    ['%1%2%3', 'x1y2z3', true],
  ])('matches %p against %p: %p', (pattern, text, expected) => {
    expect(likePattern(pattern).test(text)).toBe(expected);
  });

  it('matches the same texts as a naive implementation', () => {
    const letters = fc.constantFrom('a', 'b', 'A', ...'\\^$.*+?()[]{}|/');
    const wild = fc.oneof(letters, fc.constantFrom('%', '_'));
    fc.assert(
      fc.property(
        fc.string({ unit: wild, maxLength: 8 }),
        fc.string({ unit: letters, maxLength: 10 }),
        (pattern, text) => {
          expect(likePattern(pattern).test(text)).toBe(isLike(text, pattern));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('does not backtrack exponentially on a long text that almost matches', () => {
    expect(likePattern(`${'%a'.repeat(20)}b`).test('a'.repeat(20_000))).toBe(false);
    expect(likePattern(`${'%a'.repeat(20)}%b%`).test('a'.repeat(20_000))).toBe(false);
  });
});
