import { BSONRegExp } from 'mongodb';
import { checkQueries } from '../../support/check-cases.js';

checkQueries('strings', [
  [
    '$options apply to the expression',
    [
      { _id: 1, n: 'Apfel' },
      { _id: 2, n: 'ÄPFEL' },
      { _id: 3, n: 'a\nb' },
    ],
    { n: { $regex: '^apf', $options: 'i' } },
    [1],
  ],
  [
    'the option i covers letters beyond ASCII',
    [
      { _id: 1, n: 'Äpfel' },
      { _id: 2, n: 'x' },
    ],
    { n: /äPF/i },
    [1],
  ],
  ['the option s lets a dot match line ends', [{ _id: 1, n: 'a\nb' }], { n: new BSONRegExp('a.b', 's') }, [1]],
  ['(?i) sets options inside of the expression', [{ _id: 1, n: 'ABC' }], { n: { $regex: '(?i)abc' } }, [1]],
  [
    'the option x ignores spaces and comments',
    [{ _id: 1, n: 'abc' }],
    { n: { $regex: 'a b c # remark', $options: 'x' } },
    [1],
  ],
  [
    '$not excludes matches of a regular expression',
    [{ _id: 1, n: 'abc' }, { _id: 2, n: 'x' }, { _id: 3 }],
    { n: { $not: /^a/ } },
    [2, 3],
  ],
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
    'a prefix matches from the start',
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
    'a prefix may contain escapes',
    [
      { _id: 1, n: 'a.b' },
      { _id: 2, n: 'aXb' },
    ],
    { n: /^a\.b/ },
    [1],
  ],
  [
    'alternatives of prefixes',
    [
      { _id: 1, n: 'ab' },
      { _id: 2, n: 'cd' },
      { _id: 3, n: 'xcd' },
    ],
    { n: /^ab|^cd/ },
    [1, 2],
  ],
  [
    'a regular expression matches the same stored expression',
    [
      { _id: 1, n: /^a/ },
      { _id: 2, n: 'a' },
    ],
    { n: /^a/ },
    [1, 2],
  ],
  [
    'long strings with the same beginning are distinguished',
    [
      { _id: 1, n: 'a'.repeat(450) },
      { _id: 2, n: `${'a'.repeat(450)}b` },
    ],
    { n: 'a'.repeat(450) },
    [1],
  ],
  [
    '$gt with a long string',
    [
      { _id: 1, n: 'a'.repeat(450) },
      { _id: 2, n: `${'a'.repeat(450)}b` },
    ],
    { n: { $gt: 'a'.repeat(450) } },
    [2],
  ],
  [
    'strings may contain zero bytes',
    [
      { _id: 1, n: 'a' },
      { _id: 2, n: 'a\0b' },
      { _id: 3, n: 'ab' },
    ],
    { n: { $gt: 'a', $lt: 'ab' } },
    [2],
  ],
]);
