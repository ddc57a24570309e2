import { toValue } from '../bson/convert.js';
import { encodeIndexKey } from './encode.js';
import { textInKey } from './decode-text.js';

const keyOf = (values: unknown[], directions: number[]) => encodeIndexKey(values.map(toValue), directions).bytes;

it.each(['', 'soup', 'Äpfel 😀'])('decodes %j from a key', (text) => {
  const first = keyOf(['group'], [1]);

  expect(textInKey(keyOf(['group', text, 5], [1, 1, 1]), first.length, false)).toBe(text);
  expect(textInKey(keyOf(['group', text, 5], [1, -1, 1]), first.length, true)).toBe(text);
});

it.each([
  ['a number', 5],
  ['a text that was cut', 'x'.repeat(500)],
  ['a text with a zero byte', 'a\0b'],
])('leaves %s to the document', (_what, value) => {
  expect(textInKey(keyOf([value], [1]), 0, false)).toBeUndefined();
  expect(textInKey(keyOf([value], [-1]), 0, true)).toBeUndefined();
});
