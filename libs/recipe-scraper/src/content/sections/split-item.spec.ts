import type { PageLine } from '../lines/page-lines.js';
import { splitItem } from './split-item.js';

const anItem = (text: string): PageLine => ({ text, position: 0, heading: 0, isItem: true, list: 1, area: null });

describe('splitItem', () => {
  it.each([
    ['a group', 'For the sauce:\n1 onion\n200 ml cream\nsalt', ['For the sauce:', '1 onion', '200 ml cream', 'salt']],
    ['several ingredients', '2 onions\n1 cup of rice\n3 eggs', ['2 onions', '1 cup of rice', '3 eggs']],
  ])('splits %s', (_, text, lines) => {
    expect(splitItem(anItem(text)).map((line) => line.text)).toEqual(lines);
  });

  it.each([
    ['an amount above its food', '1 cup\nrice'],
    ['two measures of one food', '1 cup\n200 g\n7 oz rice'],
    ['a food with remarks', '200 g tofu\nor tempeh\nor cheese'],
    ['a label with its text', 'Salt:\na pinch'],
  ])('keeps %s', (_, text) => {
    expect(splitItem(anItem(text)).map((line) => line.text)).toEqual([text]);
  });

  it('makes the name of a group a heading', () => {
    expect(splitItem(anItem('For the sauce:\n1 onion')).map(({ heading }) => heading > 0)).toEqual([true, false]);
  });
});
