import fc from 'fast-check';
import { join, sep } from 'node:path';
import { InvalidKeyError } from './errors.js';
import { checkFolder, checkKey } from './keys.js';

describe('checkKey', () => {
  it('accepts the keys that the product stores', () => {
    expect(checkKey('recipes/5f7d2b1e-8f5c-4c0a-9a53-0f6a3c1f2d10/images/min-original.webp')).toHaveLength(4);
    expect(checkKey('.temp/5f7d2b1e')).toEqual(['.temp', '5f7d2b1e']);
    expect(checkKey('backups/larder_2026.01.02.zip')).toEqual(['backups', 'larder_2026.01.02.zip']);
  });

  it.each([
    ['an empty key', ''],
    ['an absolute key', '/etc/passwd'],
    ['a path traversal', 'recipes/../../etc/passwd'],
    ['a lone dot', 'a/./b'],
    ['three dots', 'a/.../b'],
    ['an empty part', 'a//b'],
    ['a trailing slash', 'a/'],
    ['a backslash', 'a\\..\\b'],
    ['a zero byte', 'a\0.webp'],
    ['a line break', 'a\nb'],
    ['a space', 'a b'],
    ['a colon', 'c:windows'],
    ['letters beyond ASCII', 'crème'],
    ['a part that is too long', 'a'.repeat(201)],
    ['a key that is too long', 'a/'.repeat(450) + 'a'],
    ['the folder of unfinished writes', '.partial/x'],
    ['the folder of content types', '.types/a'],
  ])('refuses %s', (_, key) => {
    expect(() => checkKey(key)).toThrow(InvalidKeyError);
  });

  it('accepts no key outside of the root', () => {
    const hostile = fc.string({ unit: fc.constantFrom('.', '/', '\\', 'a', '~', '%', ':', '\0', '-') });
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string()), (key) => {
        try {
          checkKey(key);
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidKeyError);
          return;
        }
        expect(join('/root', key).startsWith(`/root${sep}`)).toBe(true);
        expect(join('/root', key)).toBe(`/root/${key}`);
      }),
    );
  });
});

describe('checkFolder', () => {
  it('accepts a folder with or without a slash at its end', () => {
    expect(checkFolder('recipes/1/')).toEqual(['recipes', '1']);
    expect(checkFolder('recipes/1')).toEqual(['recipes', '1']);
    for (const folder of ['', '/', 'a//', '..', '../']) expect(() => checkFolder(folder)).toThrow(InvalidKeyError);
  });
});
