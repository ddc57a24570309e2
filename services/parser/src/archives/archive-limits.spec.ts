import { entryProblem, isHidden } from './archive-limits.js';

const MB = 1024 * 1024;
const file = {
  fileName: 'a.json',
  compressedSize: 100,
  uncompressedSize: 1_000,
  externalFileAttributes: 0,
  isEncrypted: false,
};

describe('a file of an archive', () => {
  it('is accepted when it compresses as usual', () => {
    expect(entryProblem(file)).toBeNull();
    expect(entryProblem({ ...file, externalFileAttributes: (0o100_644 << 16) >>> 0 })).toBeNull();
    expect(entryProblem({ ...file, compressedSize: 2, uncompressedSize: 900 })).toBeNull();
  });

  it('is refused when it is a link, encrypted, or a bomb', () => {
    expect(entryProblem({ ...file, externalFileAttributes: (0o120_777 << 16) >>> 0 })).toContain('link');
    expect(entryProblem({ ...file, isEncrypted: true })).toContain('encrypted');
    expect(entryProblem({ ...file, compressedSize: 10_000, uncompressedSize: 10 * MB })).toContain(
      'is too large when unpacked',
    );
  });

  it.each(['__MACOSX/soup/a.json', 'soup/.DS_Store', 'soup/._a.json', '.git/config'])(
    '%s is a file of the operating system',
    (path) => {
      expect(isHidden(path)).toBe(true);
    },
  );

  it.each(['soup/a.json', '__odd/a.json', 'a.b/c.json'])('%s may be a recipe', (path) => {
    expect(isHidden(path)).toBe(false);
  });
});
