import { ZipGuard, type ZipHeader } from './zip-guard.js';

const MB = 1024 * 1024;
const LIMITS = { entries: 10, bytes: 1_000 * MB, ratioCheckedAbove: MB };
const header = (fields: Partial<ZipHeader> = {}): ZipHeader => ({
  fileName: 'a.json',
  compressedSize: 100,
  uncompressedSize: 1_000,
  externalFileAttributes: 0,
  isEncrypted: false,
  ...fields,
});

/** The problem of an archive with these entries; null when all are accepted. */
function problemOf(headers: ZipHeader[]): unknown {
  const guard = new ZipGuard(LIMITS, 100 * MB);
  try {
    headers.forEach((each) => guard.check(each));
    return null;
  } catch (error) {
    return error;
  }
}

describe('the directory of an archive', () => {
  it('is accepted when its entries compress as usual', () => {
    expect(problemOf([header(), header({ externalFileAttributes: (0o100_644 << 16) >>> 0 })])).toBeNull();
  });

  it('is accepted with small blank files', () => {
    expect(problemOf([header({ compressedSize: 2, uncompressedSize: MB })])).toBeNull();
  });

  it.each<[string, Partial<ZipHeader>]>([
    ['link', { externalFileAttributes: (0o120_777 << 16) >>> 0 }],
    ['encrypted', { isEncrypted: true }],
    ['too-large-entry', { compressedSize: 10_000, uncompressedSize: 10 * MB }],
  ])('is refused with an entry that is %s, which the error names', (problem, fields) => {
    expect(problemOf([header(), header({ fileName: 'b', ...fields })])).toMatchObject({ problem, entryName: 'b' });
  });

  it.each<[string, Partial<ZipHeader>]>([
    ['unpack to more bytes than allowed', { compressedSize: 10 * MB, uncompressedSize: 600 * MB }],
    ['are packed in more bytes than the file has, so that they overlap', { compressedSize: 60 * MB }],
    ['are small bombs', { compressedSize: 1_000, uncompressedSize: MB }],
  ])('is refused when its entries together %s', (_what, fields) => {
    const headers = Array.from({ length: 100 }, () => header(fields));

    expect(problemOf(headers)).toMatchObject({ problem: 'too-large', entryName: '' });
  });
});
