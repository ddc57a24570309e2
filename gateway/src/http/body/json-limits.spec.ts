import { checkJsonLimits, MAX_JSON_DEPTH, MAX_JSON_LENGTH, MAX_JSON_VALUES } from './json-limits.js';

const nested = (levels: number) => `${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`;
const list = (length: number) => JSON.stringify(Array(length).fill(0));

it.each([
  ['deep enough', nested(MAX_JSON_DEPTH)],
  ['long enough', list(MAX_JSON_LENGTH)],
  ['many short lists', JSON.stringify(Array(5_000).fill([1, 2, 3]))],
  ['brackets and commas inside strings', JSON.stringify({ text: `${'[,'.repeat(20_000)}"\\` })],
  ['escaped quotes', JSON.stringify(Array(100).fill('\\"[[[,\\\\'))],
  ['a string that does not end', `["${'['.repeat(1_000)}`],
  ['no JSON', '}}}]]],,,'],
])('accepts %s', (_case, text) => expect(() => checkJsonLimits(text)).not.toThrow());

it.each([
  ['nested too deep', nested(MAX_JSON_DEPTH + 2), 'Value error, nested deeper than 64 levels'],
  ['without an end', '['.repeat(1_000_000), 'Value error, nested deeper than 64 levels'],
  ['a list that is too long', list(MAX_JSON_LENGTH + 1), 'List should have at most 10000 items'],
  ['a long list within another', `{"a":[1,${list(MAX_JSON_LENGTH + 1)}]}`, 'List should have at most 10000 items'],
  [
    'too many values',
    JSON.stringify(Array(1_000).fill(Array(MAX_JSON_VALUES / 1_000).fill(0))),
    'at most 250000 values',
  ],
])('refuses JSON that is %s', (_case, text, msg) => {
  const refused = expect.objectContaining({ msg: expect.stringContaining(msg) as string }) as object;
  expect(() => checkJsonLimits(text)).toThrow(expect.objectContaining({ kind: 'invalid', fields: [refused] }) as Error);
});
