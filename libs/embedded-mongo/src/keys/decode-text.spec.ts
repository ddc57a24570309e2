import { toValue } from '../bson/convert.js';
import { encodeIndexKey } from './encode.js';
import { textInEntry } from './decode-text.js';
import { entryKey } from './index-entry.js';

const keyOf = (values: unknown[], directions: number[]) => encodeIndexKey(values.map(toValue), directions).bytes;
const entryOf = (values: unknown[], directions: number[]) => entryKey(Buffer.alloc(0), keyOf(values, directions), 1);

it.each(['', 'soup', 'Äpfel 😀'])('decodes %j from an entry', (text) => {
  const first = keyOf(['group'], [1]);

  expect(textInEntry(entryOf(['group', text, 5], [1, 1, 1]), first.length, false)).toBe(text);
  expect(textInEntry(entryOf(['group', text, 5], [1, -1, 1]), first.length, true)).toBe(text);
});

it.each([
  ['a number', 5],
  ['a text that was cut', 'x'.repeat(500)],
  ['a text with a zero byte', 'a\0b'],
])('leaves %s to the document', (_what, value) => {
  expect(textInEntry(entryOf([value], [1]), 0, false)).toBeUndefined();
  expect(textInEntry(entryOf([value], [-1]), 0, true)).toBeUndefined();
});

it('leaves a text to the document whose key was cut', () => {
  const long = ['a', 'b', 'c'].map((letter) => letter.repeat(390));
  const at = keyOf(long, [1, 1, 1]).length;

  expect(textInEntry(entryOf([...long, 'd'.repeat(390)], [1, 1, 1, 1]), at, false)).toBeUndefined();
});
