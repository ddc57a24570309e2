import { describe, expect, it } from '@jest/globals';
import { kindOfMarkdown, paragraphs } from './kind-of-markdown.js';

describe('the kind of user text', () => {
  it.each([
    ['Simmer for 25 minutes, then rest.', 'plain'],
    ['Line one\nline two\n\nNext.', 'plain'],
    ['Heat to 180 °C (350 °F) - not more!', 'plain'],
    ['2 < 3 and 5 + 5', 'plain'],
    ['A **heavy** pot', 'markdown'],
    ['- one\n- two', 'markdown'],
    ['1. one\n2. two', 'markdown'],
    ['see https://x.example', 'markdown'],
    ['Title\n=====', 'markdown'],
    ['a | b', 'markdown'],
    ['<img src="/a.png">', 'html'],
    ['salt &amp; pepper', 'html'],
  ])('of %j is %s', (text, kind) => {
    expect(kindOfMarkdown(text)).toBe(kind);
  });
});

describe('the paragraphs of a plain text', () => {
  it('are separated by empty lines, without line breaks', () => {
    expect(paragraphs('One\nline.\n\n\n  Two.\n')).toEqual(['One line.', 'Two.']);
    expect(paragraphs(' \n ')).toEqual([]);
  });
});
