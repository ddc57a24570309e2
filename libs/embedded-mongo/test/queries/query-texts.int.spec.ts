import { BSONRegExp } from 'mongodb';
import { checkQueries } from '../support/check-cases.js';

checkQueries('texts', [
  [
    'options',
    [
      { _id: 1, n: 'Apfel' },
      { _id: 2, n: 'ÄPFEL' },
      { _id: 3, n: 'a\nb' },
    ],
    { n: { $regex: '^apf', $options: 'i' } },
    [1],
  ],
  [
    'letters beyond ASCII without case',
    [
      { _id: 1, n: 'Äpfel' },
      { _id: 2, n: 'x' },
    ],
    { n: /äPF/i },
    [1],
  ],
  ['a dot for line ends', [{ _id: 1, n: 'a\nb' }], { n: new BSONRegExp('a.b', 's') }, [1]],
  ['options inside', [{ _id: 1, n: 'ABC' }], { n: { $regex: '(?i)abc' } }, [1]],
  ['spaces and remarks', [{ _id: 1, n: 'abc' }], { n: { $regex: 'a b c # remark', $options: 'x' } }, [1]],
  ['not like', [{ _id: 1, n: 'abc' }, { _id: 2, n: 'x' }, { _id: 3 }], { n: { $not: /^a/ } }, [2, 3]],
  [
    'the same expression for every document',
    [
      { _id: 1, n: 'aa' },
      { _id: 2, n: 'aa' },
      { _id: 3, n: 'aa' },
    ],
    { n: /a/ },
    [1, 2, 3],
  ],
  [
    'a beginning',
    [
      { _id: 1, n: 'abc' },
      { _id: 2, n: 'abd' },
      { _id: 3, n: 'b' },
      { _id: 4, n: 'ab' },
    ],
    { n: /^abc?/ },
    [1, 2, 4],
  ],
  [
    'a beginning with escapes',
    [
      { _id: 1, n: 'a.b' },
      { _id: 2, n: 'aXb' },
    ],
    { n: /^a\.b/ },
    [1],
  ],
  [
    'a choice of beginnings',
    [
      { _id: 1, n: 'ab' },
      { _id: 2, n: 'cd' },
      { _id: 3, n: 'xcd' },
    ],
    { n: /^ab|^cd/ },
    [1, 2],
  ],
  [
    'stored expressions find themselves',
    [
      { _id: 1, n: /^a/ },
      { _id: 2, n: 'a' },
    ],
    { n: /^a/ },
    [1, 2],
  ],
  [
    'long texts that begin alike',
    [
      { _id: 1, n: 'a'.repeat(450) },
      { _id: 2, n: `${'a'.repeat(450)}b` },
    ],
    { n: 'a'.repeat(450) },
    [1],
  ],
  [
    'more than a long text',
    [
      { _id: 1, n: 'a'.repeat(450) },
      { _id: 2, n: `${'a'.repeat(450)}b` },
    ],
    { n: { $gt: 'a'.repeat(450) } },
    [2],
  ],
  [
    'texts with zero bytes',
    [
      { _id: 1, n: 'a' },
      { _id: 2, n: 'a\0b' },
      { _id: 3, n: 'ab' },
    ],
    { n: { $gt: 'a', $lt: 'ab' } },
    [2],
  ],
]);
