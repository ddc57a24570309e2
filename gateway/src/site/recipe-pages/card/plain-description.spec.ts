import { plainDescription } from './plain-description.js';

it.each([
  ['A **warm** and _simple_ soup.', 'A warm and simple soup.'],
  ['# Soup\n\n- leek\n- cream', 'Soup leek cream'],
  ['From [a friend](https://example.org) ![photo](x.png)', 'From a friend photo'],
  ['<b>Warm</b> soup', 'Warm soup'],
  ['Soup <iframe src="https://www.youtube.com/embed/x"></iframe>', 'Soup'],
  ['2 * 3 and snake_case_names stay', '2 * 3 and snake_case_names stay'],
  ['', ''],
])('%j becomes %j', (markdown, text) => {
  expect(plainDescription(markdown)).toBe(text);
});

it('is cut at 200 characters', () => {
  expect(plainDescription('ab '.repeat(200))).toHaveLength(200);
  expect(plainDescription('a'.repeat(200))).toBe('a'.repeat(200));
  expect(plainDescription('a'.repeat(201))).toBe(`${'a'.repeat(199)}…`);
});
