import { literalPrefix } from './literal-prefix.js';

it.each<[RegExp, string]>([
  [/^abc/, 'abc'],
  [/^abc?d/, 'ab'],
  [/^abc*/, 'ab'],
  [/^abc+/, 'abc'],
  [/^ab{2}/, 'a'],
  [/^a\.b/, 'a.b'],
  [/^a\*b/, 'a*b'],
  [/^a\d/, 'a'],
  [/^a\sb/, 'a'],
  [/^Äpfel/, 'Äpfel'],
  [/^a.b/, 'a'],
  [/^(abc)/, ''],
  [/^[ab]c/, ''],
  [/abc/, ''],
  [/^abc/i, ''],
  [/^abc/m, ''],
  [/^ab|^cd/, ''],
  [/^😀?x/u, ''],
])('%s begins with %j', (regex, prefix) => {
  expect(literalPrefix(regex)).toBe(prefix);
});
