import { dropIds } from './drop-ids.js';

const [gone, kept] = ['3b0c5a1e-0d5a-4c53-9a37-0a4fd7d2a001', '7e1f2b9a-1c11-4f0e-8d5b-5be0a9f4b002'];
const drop = (text: string) => dropIds(text, new Set([gone]));

describe('a filter whose records were deleted', () => {
  it.each([
    [`tags.id IN ["${gone}","${kept}"]`, `tags.id IN ["${kept}"]`],
    [`tags.id CONTAINS ALL ["${kept}", "${gone.toUpperCase()}"]`, `tags.id CONTAINS ALL ["${kept}"]`],
    [
      `name LIKE "s%" AND (tags.id NOT IN ["${gone}", "${kept}"] OR rating > 3)`,
      `name LIKE "s%" AND (tags.id NOT IN ["${kept}"] OR rating > "3")`,
    ],
  ])('%s becomes %s', (before, after) => expect(drop(before)).toBe(after));

  it.each([
    ['an id that stands alone, or the cookbook would show everything', `tags.id IN ["${gone}"]`],
    ['a condition on one id', `tags.id = "${gone}"`],
    ['what names others', `tags.id  in ["${kept}"]`],
    ['what is no filter', `tags.id IN [`],
    ['nothing', ''],
  ])('is unchanged: %s', (_case, text) => expect(drop(text)).toBe(text));
});
