import { uuid } from '../test/dump-values.js';
import { mediaKeyOf } from './index.js';

describe('the files of a backup', () => {
  it.each([
    [`recipes/${uuid(10)}/images/original.webp`, true],
    [`recipes/${uuid(10)}/images/timeline/${uuid(31)}/tiny-original.webp`, true],
    [`recipes/${uuid(10)}/assets/notes.txt`, true],
    [`users/${uuid(3)}/profile.webp`, true],
    [`recipes/${uuid(10)}/assets/..`, false],
    [`recipes/${uuid(10)}/assets/a/b`, false],
    ['recipes/x/images/original.webp', false],
    ['templates/recipes.md', false],
    ['../users/x', false],
  ])('%s is imported: %s', (path, isMoved) => expect(mediaKeyOf(path)).toBe(isMoved ? path : null));
});
