import { strToU8, zipSync } from 'fflate';
import { ArchiveError } from './archive.js';
import { MIGRATION_LIMITS, RECIPE_LIMITS } from './archive-limits.js';
import { openZipBytes } from './zip-archive.js';

const MB = 1024 * 1024;
const zipped = (files: Record<string, string | Uint8Array>, level: 0 | 9 = 9) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([path, text]) => [path, typeof text === 'string' ? strToU8(text) : text]),
      ),
      { level },
    ),
  );
const open = (bytes: Buffer, limits = MIGRATION_LIMITS) => openZipBytes(bytes, limits);

/** Changes every occurrence of a text of the same length. */
const patched = (bytes: Buffer, from: string, to: string) =>
  Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');

describe('a zip file', () => {
  it('lists its files, without folders and files of the operating system', async () => {
    const archive = await open(
      zipped({
        'soup/': '',
        'soup/recipe.json': '{}',
        '__MACOSX/soup/recipe.json': 'x',
        '.DS_Store': 'x',
        'soup/._a.json': 'x',
        '.git/config': 'x',
        '__odd/a.json': 'x',
      }),
    );

    expect(archive.files.map(({ path }) => path)).toEqual(['soup/recipe.json', '__odd/a.json']);
    await expect(archive.files[0]?.read()).resolves.toEqual(Buffer.from('{}'));
    archive.close();
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['random bytes', Buffer.from('this is no archive at all, is it?')],
    ['half of one', zipped({ 'a.json': '{}'.repeat(1_000) }, 0).subarray(0, 500)],
  ])('is refused when it is %s', async (_what, bytes) => {
    await expect(open(bytes)).rejects.toThrow(ArchiveError);
  });

  it.each(['../x.json', '/etc/xxx', 'C:/x.json', 'a/../../x', '..\\x.json'])(
    'is refused when a file has the path %p',
    async (path) => {
      const stand = 'a'.repeat(path.length);
      await expect(open(patched(zipped({ [stand]: '{}' }), stand, path))).rejects.toThrow(ArchiveError);
    },
  );

  it('is refused when it contains too much, before anything is unpacked', async () => {
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`${index}.json`, '{}']));
    await expect(open(zipped(many), RECIPE_LIMITS)).rejects.toThrow('more than 1000 files');
    await expect(open(zipped({ 'a.json': new Uint8Array(8 * MB) }))).rejects.toThrow('is too large when unpacked');
    await expect(open(zipped({ a: 'x'.repeat(200) }, 0), { ...RECIPE_LIMITS, bytes: 100 })).rejects.toThrow(
      'too large',
    );
  });

  it('unpacks no more than it declares', async () => {
    const bytes = zipped({ 'a.json': 'x'.repeat(1_000) });
    const size = Buffer.alloc(4);
    size.writeUInt32LE(1_000);
    const lie = Buffer.alloc(4);
    lie.writeUInt32LE(10);
    const archive = await open(patched(bytes, size.toString('latin1'), lie.toString('latin1')));

    await expect(archive.files[0]?.read()).rejects.toThrow(ArchiveError);
  });
});
