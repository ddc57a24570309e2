import { describe, expect, it } from '@jest/globals';
import { kindOfMarkdown, paragraphs } from './kind-of-markdown.js';

describe('user text', () => {
  it.each([
    ['Simmer for 25 minutes, then rest.', 'plain'],
    ['Line one\nline two\n\nNext.', 'plain'],
    ['Heat to 180 °C (350 °F) - not more!', 'plain'],
    ['2 < 3 and 5 + 5', 'plain'],
    ['A **heavy** pot', 'marked'],
    ['- one\n- two', 'marked'],
    ['1. one\n2. two', 'marked'],
    ['see https://x.example', 'marked'],
    ['Title\n=====', 'marked'],
    ['a | b', 'marked'],
    ['<img src="/a.png">', 'html'],
    ['salt &amp; pepper', 'html'],
  ])('%j needs %s', (text, kind) => {
    expect(kindOfMarkdown(text)).toBe(kind);
  });

  it('keeps its paragraphs', () => {
    expect(paragraphs('One\nline.\n\n\n  Two.\n')).toEqual(['One line.', 'Two.']);
    expect(paragraphs(' \n ')).toEqual([]);
  });
});
