import { BSON } from 'bson';
import { decode, encode, fromValue, toValue } from './convert.js';
import { Tag } from './tags.js';
import { documentValue, fieldOf, itemsOf } from './value.js';
import { DocumentWriter } from './writer.js';

it('writes what decoders read', () => {
  const raw = new DocumentWriter()
    .addInt('int', -5)
    .addLong('long', 7n)
    .addDouble('double', 0.5)
    .addText('text', 'Äpfel 😀')
    .add('value', toValue([1, { a: null }]))
    .openChild('child', Tag.object)
    .openChild('list', Tag.array)
    .addText('0', 'x')
    .close()
    .close()
    .finish();

  expect(decode(raw)).toEqual({
    int: -5,
    long: 7,
    double: 0.5,
    text: 'Äpfel 😀',
    value: [1, { a: null }],
    child: { list: ['x'] },
  });
});

it('grows with its content', () => {
  const writer = new DocumentWriter(1);
  for (let i = 0; i < 1000; i++) writer.addText(`field${i}`, 'x'.repeat(i));

  expect(Object.keys(BSON.deserialize(writer.finish()))).toHaveLength(1000);
});

it('omits missing values', () => {
  const missing = fieldOf(encode({ a: 1 }), 0, Buffer.from('b'));

  expect(decode(new DocumentWriter().add('b', missing).finish())).toEqual({});
});

it('converts values to JavaScript and back', () => {
  for (const value of [1, 'x', null, true, [1, [2]], { a: { b: 1 } }, new Date(5)]) {
    expect(fromValue(toValue(value))).toEqual(value);
  }
  expect(toValue(undefined).isMissing).toBe(true);
});

it('finds fields by their whole name', () => {
  const raw = encode({ ab: 1, a: 2, abc: 3 });

  expect(fieldOf(raw, 0, Buffer.from('a')).number()).toBe(2);
  expect(fieldOf(raw, 0, Buffer.from('abcd')).isMissing).toBe(true);
  expect(itemsOf(toValue([5, 6])).map((item) => item.number())).toEqual([5, 6]);
  expect(documentValue(raw).isObject).toBe(true);
});
