import { parseReply } from './parse-reply.js';

it.each([
  ['bare', '{"a":1}'],
  ['fenced', '```json\n{"a":1}\n```'],
  ['fenced without a language', '```\n{"a":1}\n```\n'],
  ['explained', 'Here you are: {"a":1} Enjoy!'],
])('finds the JSON of an answer that is %s', (_how, text) => {
  expect(parseReply(text)).toEqual({ a: 1 });
});

it.each(['', 'I cannot do that.', '{"a":', '```json\nno\n```'])('finds nothing in %p', (text) => {
  expect(parseReply(text)).toBeUndefined();
});

it('reads an answer of blank lines in linear time', () => {
  const blank = '\n'.repeat(100_000);

  expect(parseReply(`\`\`\`${blank}{"a":1}${blank}\`\`\``)).toEqual({ a: 1 });
  expect(parseReply(`\`\`\`${blank}{"a":${blank}`)).toBeUndefined();
});
