import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@larder/contracts';
import { objectStoreFrom } from '@larder/object-store';
import { strToU8 } from 'fflate';
import { backupParts, KNOWN_MIGRATIONS, packedBackup, type BackupParts } from '../../../test/support/a-backup.js';
import { openArchive } from './archive.js';
import { readDump } from './dump.js';
import { verifyArchive } from './verify-archive.js';

const KEY = 'backups/test.zip';
const MB = 1024 * 1024;
const LIMITS = { entries: 1_000, bytes: 64 * MB };
/** Number of randomly changed archives of each kind. */
const RANDOM_COUNT = 120;

const folder = mkdtempSync(join(tmpdir(), 'larder-hostile-'));
const store = objectStoreFrom({ DATA_DIR: folder });
let parts: BackupParts;
let whole: Buffer;

beforeAll(async () => {
  await store.ensureReady();
  parts = await backupParts();
  whole = packedBackup(parts);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The content of an accepted archive, or the error code of a refused one. */
async function read(bytes: Buffer, limits = LIMITS): Promise<{ text: string } | { code: string }> {
  await store.put(KEY, bytes);
  try {
    const archive = await openArchive(store, KEY, limits);
    try {
      await verifyArchive(archive, KNOWN_MIGRATIONS);
      let text = '';
      for await (const part of readDump(await archive.database()))
        text += part.kind === 'document' ? part.document : '';
      for (const file of archive.files) for await (const chunk of await file.open()) text += String(chunk);
      return { text };
    } finally {
      archive.close();
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    expect(error.kind).toBe('refused');
    return { code: error.code };
  }
}

/** Pseudo-random numbers from 0 to 1, equal in every run. */
function* randomNumbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    yield state / 2 ** 32;
  }
}

function next(numbers: Generator<number>, limit: number): number {
  return Math.floor(((numbers.next().value as number) || 0) * limit);
}

describe('a backup', () => {
  it('is accepted unchanged, and inside a folder next to one that the packer added', async () => {
    const { text } = (await read(whole)) as { text: string };
    expect(text).toContain('Soup 19');
    const withoutFiles = { ...parts, files: {} };
    const inFolder = Object.fromEntries(
      Object.entries({
        'database.json': strToU8(parts.dump),
        'manifest.json': strToU8(JSON.stringify({ ...parts.manifest, media: { count: 0, bytes: 0 } })),
      }).map(([name, content]) => [`backup/${name}`, content]),
    );
    const bytes = packedBackup(withoutFiles, { ...inFolder, '__MACOSX/._x': strToU8('') });
    expect(
      await read(renamed(renamed(bytes, 'database.json', 'ignored0.json'), 'manifest.json', 'ignored1.json')),
    ).toHaveProperty('text');
  });

  it('is refused when truncated at any position', async () => {
    const numbers = randomNumbers(1);
    for (let count = 0; count < RANDOM_COUNT; count += 1)
      expect(await read(whole.subarray(0, next(numbers, whole.length)))).toHaveProperty('code');
  });

  it('with changed bytes is refused, or has the same content', async () => {
    const before = await read(whole);
    const numbers = randomNumbers(2);
    let refused = 0;
    for (let count = 0; count < RANDOM_COUNT; count += 1) {
      const bytes = Buffer.from(whole);
      const at = next(numbers, bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 + next(numbers, 255));
      const after = await read(bytes);
      if ('code' in after) refused += 1;
      else expect(after).toEqual(before);
    }
    expect(refused).toBeGreaterThan(RANDOM_COUNT / 2);
  });

  it('is refused when its dump or manifest was edited', async () => {
    const numbers = randomNumbers(3);
    for (let count = 0; count < RANDOM_COUNT; count += 1) {
      const what = count % 2 === 0 ? 'database.json' : 'manifest.json';
      const text = what === 'database.json' ? parts.dump : JSON.stringify(parts.manifest);
      const at = next(numbers, text.length);
      const other = text.slice(0, at) + (text[at] === '7' ? '8' : '7') + text.slice(at + 1);
      const result = await read(packedBackup(parts, { [what]: strToU8(other) }));
      // The program, the time and the pause in the manifest are not verified.
      if ('text' in result) expect(what).toBe('manifest.json');
    }
  });

  it.each([
    '../outside.webp',
    'data/../../outside.webp',
    'data/recipes/../../x',
    '/etc/passwd',
    'data//etc/passwd',
    'C:/windows/x',
    'data\\recipes\\x',
    'data/recipes/a\u0000b',
    'data/.temp/x',
    'data/backups/x.zip',
    'data/exports/g/x.zip',
    'data/generation-2/recipes/x',
    'data/.partial/x',
    'data/recipes',
    'data/unknown/x',
    'data/recipes/ä.webp',
    `data/recipes/${'a'.repeat(1_000)}`,
  ])('is refused with a file named %j', async (name) => {
    const { media } = parts.manifest;
    const counted = {
      ...parts,
      manifest: { ...parts.manifest, media: { count: media.count + 1, bytes: media.bytes + 1 } },
    };
    expect(await read(packedBackup(counted, { [name]: strToU8('x') }))).toEqual({ code: 'backup.unsafe' });
  });

  it('is refused with a link', async () => {
    const link = { os: 3, attrs: (0o120_777 << 16) >>> 0 };
    const bytes = packedBackup(parts, { 'data/recipes/r1/x': [strToU8('/etc/passwd'), link] });
    expect(await read(bytes)).toEqual({ code: 'backup.unsafe' });
  });

  it('is refused when a name occurs twice', async () => {
    const bytes = packedBackup(parts, { 'databasX.json': strToU8('{}') });
    expect(await read(renamed(bytes, 'databasX.json', 'database.json'))).toEqual({ code: 'backup.unsafe' });
  });

  it('is refused when encrypted', async () => {
    const bytes = Buffer.from(whole);
    const central = bytes.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    bytes.writeUInt16LE(bytes.readUInt16LE(central + 8) | 1, central + 8);
    expect(await read(bytes)).toEqual({ code: 'backup.encrypted' });
  });

  it('is refused before it is unpacked when its unpacked size exceeds the limit', async () => {
    const zeros = new Uint8Array(80 * MB);
    expect(await read(packedBackup(parts, { 'data/recipes/a/b': zeros }))).toEqual({ code: 'backup.too-large' });
    const manyFiles = Object.fromEntries(
      Array.from({ length: 1_001 }, (_each, index) => [`data/recipes/r/${index}`, new Uint8Array(0)]),
    );
    expect(await read(packedBackup(parts, manyFiles))).toEqual({ code: 'backup.too-large' });
    const highLimits = { entries: 1_000, bytes: 10_000 * MB };
    expect(await read(packedBackup(parts, { 'data/recipes/a/b': zeros }), highLimits)).toEqual({
      code: 'backup.too-large',
    });
  });

  it.each<[string, (parts: BackupParts) => BackupParts, string]>([
    [
      'of a newer schema',
      (each) => withManifest(each, { migrations: { ...KNOWN_MIGRATIONS, recipe: 13 } }),
      'backup.schema',
    ],
    ['of a newer format', (each) => withManifest(each, { formatVersion: 2 }), 'backup.schema'],
    [
      'of a service of another program',
      (each) => withManifest(each, { migrations: { ...KNOWN_MIGRATIONS, cellar: 1 } }),
      'backup.unknown-data',
    ],
    ['of another format', (each) => withManifest(each, { format: 'other' as 'larder-backup' }), 'backup.unreadable'],
    ['with fewer files', (each) => ({ ...each, files: {} }), 'backup.damaged'],
    [
      'with another collection',
      (each) => ({ ...each, dump: each.dump.replace('recipe.comments', 'recipe.ratings') }),
      'backup.damaged',
    ],
    [
      'without a collection',
      (each) => ({ ...each, dump: each.dump.replace(/,\n"recipe.comments":\[\n\]/, '') }),
      'backup.damaged',
    ],
    [
      'with a document less',
      (each) => ({ ...each, dump: each.dump.replace('{"_id":"r3","name":"Soup 3"},\n', '') }),
      'backup.damaged',
    ],
    ['with text after its end', (each) => ({ ...each, dump: `${each.dump}more` }), 'backup.unreadable'],
  ])('is refused: %s', async (_what, change, code) => {
    expect(await read(packedBackup(change(parts)))).toEqual({ code });
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'backup.not-zip'],
    ['a text', Buffer.from('hello'), 'backup.not-zip'],
    ['an empty zip file', Buffer.from('PK\u0005\u0006'.padEnd(22, '\0'), 'latin1'), 'backup.incomplete'],
  ])('is no backup: %s', async (_what, bytes, code) => {
    expect(await read(bytes)).toEqual({ code });
  });

  it('is no backup without manifest or dump', async () => {
    expect(await read(renamed(whole, 'manifest.json', 'manifesX.json'))).toEqual({ code: 'backup.incomplete' });
    expect(await read(renamed(whole, 'database.json', 'databasX.json'))).toEqual({ code: 'backup.incomplete' });
  });
});

function withManifest(backup: BackupParts, change: Partial<BackupParts['manifest']>): BackupParts {
  return { ...backup, manifest: { ...backup.manifest, ...change } };
}

/** Replaces a name with another of the same length, at every position. */
function renamed(bytes: Buffer, from: string, to: string): Buffer {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf(from); at >= 0; at = copy.indexOf(from, at + 1))
    if (copy.subarray(at - 1, at).toString() !== '/') copy.write(to, at, 'latin1');
  return copy;
}
