import type { ShoppingSuggestion } from '@larder/contracts';
import { rankSuggestions } from './rank-suggestions.js';

const suggestion = (display: string, count: number, day = 1): ShoppingSuggestion => ({
  display,
  count,
  note: display,
  foodId: null,
  unitId: null,
  labelId: null,
  lastUsedAt: `2026-01-0${day}T10:00:00.000Z`,
});
const SUGGESTIONS = [
  suggestion('Oat milk', 9),
  suggestion('Milk', 2),
  suggestion('Crème', 2, 3),
  suggestion('Millet', 5),
];
const ranked = (search: string, limit = 20) =>
  rankSuggestions(SUGGESTIONS, { search, limit }).map(({ display }) => display);

describe('suggestions', () => {
  it('are ordered by the number of purchases, then by date', () => {
    expect(ranked('')).toEqual(['Oat milk', 'Millet', 'Crème', 'Milk']);
  });

  it('begin with the input, or contain it, regardless of case and accents', () => {
    expect(ranked('MIL')).toEqual(['Millet', 'Milk', 'Oat milk']);
    expect(ranked('creme')).toEqual(['Crème']);
    expect(ranked('salt')).toEqual([]);
  });

  it('are limited to the requested number', () => expect(ranked('', 1)).toEqual(['Oat milk']));
});
