import { describe, expect, it } from '@jest/globals';
import { initials } from './initials.js';
import { parseInline } from './parse-inline.js';
import { plainMarkdown } from './plain-markdown.js';
import { truncateText } from './truncate-text.js';

describe('a truncated text', () => {
  it('is unchanged up to the maximum length and ends with an ellipsis beyond it', () => {
    expect(truncateText('Weeknight dinners', 20)).toBe('Weeknight dinners');
    expect(truncateText('Weeknight dinners for tired people', 20)).toBe('Weeknight dinners fo...');
    expect(truncateText('🍋🍋🍋🍋', 3)).toBe('🍋🍋🍋...');
  });
});

describe('the initials of a name', () => {
  it('are the first letters of the first and the last word', () => {
    expect(initials('Ana Maria Ruiz')).toBe('AR');
    expect(initials('ana')).toBe('A');
    expect(initials('  ')).toBe('·');
  });
});

describe('Markdown as plain text', () => {
  it.each([
    ['A **good** _soup_ with `salt`', 'A good soup with salt'],
    ['# Title\n\n- one\n- two', 'Title one two'],
    ['see [here](https://x.example) ![pic](a.png)', 'see here'],
    ['<b onclick="x()">bold</b> & more', 'bold & more'],
    ['2 * 3 and snake_case_word', '2 * 3 and snake_case_word'],
  ])('renders %j as %j', (markdown, text) => {
    expect(plainMarkdown(markdown)).toBe(text);
  });
});

describe('inline tags in ingredients', () => {
  it('are kept when they are allowed', () => {
    expect(parseInline('a <b>ripe <i>red</i></b> one')).toEqual([
      'a ',
      { tag: 'b', children: ['ripe ', { tag: 'i', children: ['red'] }] },
      ' one',
    ]);
  });

  it('are removed when they are not, with their text kept', () => {
    expect(parseInline('<img src=x onerror=alert(1)>salt<script>x</script>')).toEqual(['salt', 'x']);
  });

  it('may be left open or closed twice', () => {
    expect(parseInline('<b>salt')).toEqual([{ tag: 'b', children: ['salt'] }]);
    expect(parseInline('salt</b>')).toEqual(['salt']);
  });
});
