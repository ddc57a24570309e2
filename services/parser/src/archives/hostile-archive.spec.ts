import { buffer } from 'node:stream/consumers';
import { ZipArchive } from 'archiver';
import { recordsOf } from '../../test/migrations/records-of.js';
import { zipped } from '../../test/migrations/zipped.js';
import { readTandoor } from '../migrations/sources/json/tandoor.js';
import { ArchiveError } from './archive.js';
import { MIGRATION_LIMITS } from './archive-limits.js';
import { openZipBytes } from './zip-archive.js';

const MB = 1024 * 1024;
const open = (bytes: Buffer) => openZipBytes(bytes, MIGRATION_LIMITS);

/** A zip file as some packer writes it. */
async function packedBy(fill: (zip: ZipArchive) => void, options: { forceZip64?: boolean } = {}): Promise<Buffer> {
  const zip = new ZipArchive(options);
  fill(zip);
  const bytes: Promise<Buffer> = buffer(zip);
  await zip.finalize();
  return bytes;
}

const contentsOf = async (bytes: Buffer): Promise<Record<string, string>> => {
  const { files } = await open(bytes);
  const read = files.map(async (file) => [file.path, String(await file.read())] as const);
  return Object.fromEntries(await Promise.all(read));
};

describe('an archive of an unusual packer', () => {
  it('is read with sizes of 64 bits', async () => {
    const bytes = await packedBy((zip) => zip.append('{}', { name: 'soup.json' }), { forceZip64: true });

    await expect(contentsOf(bytes)).resolves.toEqual({ 'soup.json': '{}' });
  });

  it('is read with names that are not UTF-8', async () => {
    const bytes = zipped({ 'aaaa.json': '{}' });
    for (let at = bytes.indexOf('aaaa'); at >= 0; at = bytes.indexOf('aaaa')) bytes[at] = 0x84;

    await expect(contentsOf(bytes)).resolves.toEqual({ 'äaaa.json': '{}' });
  });

  it('contains the last of several files with the same name', async () => {
    const bytes = await packedBy((zip) => {
      zip.append('first', { name: 'soup.json' }).append('last', { name: 'soup.json' });
    });

    await expect(contentsOf(bytes)).resolves.toEqual({ 'soup.json': 'last' });
  });
});

describe('a hostile archive', () => {
  it('is refused when a file is a link', async () => {
    const bytes = await packedBy((zip) => zip.symlink('recipe.json', '/etc/passwd'));

    await expect(open(bytes)).rejects.toThrow('recipe.json is a link');
  });

  it('is refused when a file is encrypted', async () => {
    const bytes = zipped({ 'recipe.json': '{}' });
    const central = bytes.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    bytes.writeUInt16LE(bytes.readUInt16LE(central + 8) | 1, central + 8);

    await expect(open(bytes)).rejects.toThrow('recipe.json is encrypted');
  });

  it('with an archive bomb fails for that record only', async () => {
    const bomb = zipped({ 'recipe.json': new Uint8Array(8 * MB) });
    const soup = zipped({ 'recipe.json': { name: 'Soup', steps: [] } });

    const [first, second] = await recordsOf(readTandoor, { '1.zip': bomb, '2.zip': soup });

    expect(first).toMatchObject({ failure: { error: expect.any(ArchiveError) as unknown } });
    expect(second).toMatchObject({ draft: { recipe: { name: 'Soup' } } });
  });

  it.each([1, 2, 3, 4, 5].map((part) => part / 6))('is refused when it ends early, after %f of it', async (share) => {
    const bytes = zipped({ 'a.json': { name: 'Soup' }, 'b.json': { name: 'Stew' } });

    await expect(open(bytes.subarray(0, Math.floor(bytes.length * share)))).rejects.toThrow(ArchiveError);
  });
});
