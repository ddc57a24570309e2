import { Column } from './column.js';
import { TextStore } from './text-store.js';

it('returns the values of slots: numbers, texts of any script, and null where there is none', () => {
  const values = [1.5, null, 'soup', 'crème', '饺子', '', null, -1];
  const column = new Column();
  values.forEach((value, slot) => value !== null && column.set(slot, value));

  expect(values.map((_, slot) => column.get(slot))).toEqual(values);
  expect(column.get(100)).toBeNull();
});

it('stores texts of any number and length', () => {
  const texts = Array.from({ length: 3_000 }, (_, number) => `${number}`.repeat(number % 100));
  texts.push('long'.repeat(200_000), '', 'é', 'longer'.repeat(90_000), 'last');
  const store = new TextStore();
  texts.forEach((text) => store.add(text));

  expect(texts.map((_, number) => store.textOf(number))).toEqual(texts);
  expect(texts.map((_, number) => store.bytesOf(number).toString('latin1'))).toEqual(texts);
  expect(store.startOf(texts.length - 1, 2)).toBe('la');
});
