import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@larder/contracts';
import { objectStoreFrom } from '@larder/object-store';
import { strToU8 } from 'fflate';
import { backupParts, KNOWN, packedBackup, type BackupParts } from '../../../test/backups/a-backup.js';
import { openArchive } from './archive.js';
import { readDump } from './dump.js';
import { verifyArchive } from './verify-archive.js';

const KEY = 'backups/test.zip';
const MB = 1024 * 1024;
const LIMITS = { entries: 1_000, bytes: 64 * MB };
/** How many archives are made by chance, of each kind. */
const BY_CHANCE = 120;

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

/** What the archive holds when it is accepted; else why it was refused. */
async function read(bytes: Buffer, limits = LIMITS): Promise<{ text: string } | { code: string }> {
  await store.put(KEY, bytes);
  try {
    const archive = await openArchive(store, KEY, limits);
    try {
      await verifyArchive(archive, KNOWN);
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

/** Numbers from 0 to 1 that are the same in every run. */
function* chances(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    yield state / 2 ** 32;
  }
}

function next(numbers: Generator<number>, below: number): number {
  return Math.floor(((numbers.next().value as number) || 0) * below);
}

describe('a backup', () => {
  it('is accepted unchanged, and inside a folder next to one that the packer added', async () => {
    const { text } = (await read(whole)) as { text: string };
    expect(text).toContain('Soup 19');
    const moved = { ...parts, files: {} };
    const inFolder = Object.fromEntries(
      Object.entries({
        'database.json': strToU8(parts.dump),
        'manifest.json': strToU8(JSON.stringify({ ...parts.manifest, media: { count: 0, bytes: 0 } })),
      }).map(([name, content]) => [`backup/${name}`, content]),
    );
    const bytes = packedBackup(moved, { ...inFolder, '__MACOSX/._x': strToU8('') });
    expect(
      await read(renamed(renamed(bytes, 'database.json', 'ignored0.json'), 'manifest.json', 'ignored1.json')),
    ).toHaveProperty('text');
  });

  it('that is truncated anywhere is refused', async () => {
    const numbers = chances(1);
    for (let count = 0; count < BY_CHANCE; count += 1)
      expect(await read(whole.subarray(0, next(numbers, whole.length)))).toHaveProperty('code');
  });

  it('with changed bytes is refused, or has the same content', async () => {
    const before = await read(whole);
    const numbers = chances(2);
    let refused = 0;
    for (let count = 0; count < BY_CHANCE; count += 1) {
      const bytes = Buffer.from(whole);
      const at = next(numbers, bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 + next(numbers, 255));
      const after = await read(bytes);
      if ('code' in after) refused += 1;
      else expect(after).toEqual(before);
    }
    expect(refused).toBeGreaterThan(BY_CHANCE / 2);
  });

  it('whose dump or manifest was edited is refused', async () => {
    const numbers = chances(3);
    for (let count = 0; count < BY_CHANCE; count += 1) {
      const what = count % 2 === 0 ? 'database.json' : 'manifest.json';
      const text = what === 'database.json' ? parts.dump : JSON.stringify(parts.manifest);
      const at = next(numbers, text.length);
      const other = text.slice(0, at) + (text[at] === '7' ? '8' : '7') + text.slice(at + 1);
      const result = await read(packedBackup(parts, { [what]: strToU8(other) }));
      // What the manifest says of the program, the time and the pause is not compared with anything.
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
  ])('with a file called %j is refused', async (name) => {
    const { media } = parts.manifest;
    const counted = {
      ...parts,
      manifest: { ...parts.manifest, media: { count: media.count + 1, bytes: media.bytes + 1 } },
    };
    expect(await read(packedBackup(counted, { [name]: strToU8('x') }))).toEqual({ code: 'backup.unsafe' });
  });

  it('with a link is refused', async () => {
    const link = { os: 3, attrs: (0o120_777 << 16) >>> 0 };
    const bytes = packedBackup(parts, { 'data/recipes/r1/x': [strToU8('/etc/passwd'), link] });
    expect(await read(bytes)).toEqual({ code: 'backup.unsafe' });
  });

  it('with the same name twice is refused', async () => {
    const bytes = packedBackup(parts, { 'databasX.json': strToU8('{}') });
    expect(await read(renamed(bytes, 'databasX.json', 'database.json'))).toEqual({ code: 'backup.unsafe' });
  });

  it('that is encrypted is refused', async () => {
    const bytes = Buffer.from(whole);
    const central = bytes.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    bytes.writeUInt16LE(bytes.readUInt16LE(central + 8) | 1, central + 8);
    expect(await read(bytes)).toEqual({ code: 'backup.encrypted' });
  });

  it('that unpacks to too much is refused before it is unpacked', async () => {
    const zeros = new Uint8Array(80 * MB);
    expect(await read(packedBackup(parts, { 'data/recipes/a/b': zeros }))).toEqual({ code: 'backup.too-large' });
    const many = Object.fromEntries(
      Array.from({ length: 1_001 }, (_each, index) => [`data/recipes/r/${index}`, new Uint8Array(0)]),
    );
    expect(await read(packedBackup(parts, many))).toEqual({ code: 'backup.too-large' });
    const wide = { entries: 1_000, bytes: 10_000 * MB };
    expect(await read(packedBackup(parts, { 'data/recipes/a/b': zeros }), wide)).toEqual({ code: 'backup.too-large' });
  });

  it.each<[string, (parts: BackupParts) => BackupParts, string]>([
    ['of a newer schema', (each) => withManifest(each, { migrations: { ...KNOWN, recipe: 13 } }), 'backup.schema'],
    ['of a newer format', (each) => withManifest(each, { formatVersion: 2 }), 'backup.schema'],
    [
      'of a service of another program',
      (each) => withManifest(each, { migrations: { ...KNOWN, cellar: 1 } }),
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
  ])('%s is refused', async (_what, change, code) => {
    expect(await read(packedBackup(change(parts)))).toEqual({ code });
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'backup.not-zip'],
    ['a text', Buffer.from('hello'), 'backup.not-zip'],
    ['an empty zip file', Buffer.from('PK\u0005\u0006'.padEnd(22, '\0'), 'latin1'), 'backup.incomplete'],
  ])('that is %s is not a backup', async (_what, bytes, code) => {
    expect(await read(bytes)).toEqual({ code });
  });

  it('without manifest or dump is not a backup', async () => {
    expect(await read(renamed(whole, 'manifest.json', 'manifesX.json'))).toEqual({ code: 'backup.incomplete' });
    expect(await read(renamed(whole, 'database.json', 'databasX.json'))).toEqual({ code: 'backup.incomplete' });
  });
});

function withManifest(backup: BackupParts, change: Partial<BackupParts['manifest']>): BackupParts {
  return { ...backup, manifest: { ...backup.manifest, ...change } };
}

/** Names of the same length, wherever they stand. */
function renamed(bytes: Buffer, from: string, to: string): Buffer {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf(from); at >= 0; at = copy.indexOf(from, at + 1))
    if (copy.subarray(at - 1, at).toString() !== '/') copy.write(to, at, 'latin1');
  return copy;
}
