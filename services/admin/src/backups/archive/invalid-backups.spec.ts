import { randomIntegers } from '@larder/testing/random';
import { strToU8 } from 'fflate';
import {
  backupParts,
  KNOWN_MIGRATIONS,
  packedBackup,
  renamedEntries,
  withManifest,
  type BackupParts,
} from '../../../test/support/a-backup.js';
import { BackupReader } from '../../../test/support/backup-reader.js';

const MB = 1024 * 1024;
/** Number of randomly changed archives of each kind. */
const RANDOM_COUNT = 120;

let reader: BackupReader;
let parts: BackupParts;
let whole: Buffer;

beforeAll(async () => {
  reader = await BackupReader.open();
  parts = await backupParts();
  whole = packedBackup(parts);
});
afterAll(() => reader.close());

describe('a backup', () => {
  it('is accepted unchanged, and inside a folder next to one that the packer added', async () => {
    const { text } = (await reader.read(whole)) as { text: string };
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
      await reader.read(
        renamedEntries(renamedEntries(bytes, 'database.json', 'ignored0.json'), 'manifest.json', 'ignored1.json'),
      ),
    ).toHaveProperty('text');
  });

  it('is refused when truncated at any position', async () => {
    const random = randomIntegers(1);
    for (let count = 0; count < RANDOM_COUNT; count += 1)
      expect(await reader.read(whole.subarray(0, random(whole.length)))).toHaveProperty('code');
  });

  it('with changed bytes is refused, or has the same content', async () => {
    const before = await reader.read(whole);
    const random = randomIntegers(2);
    let refused = 0;
    for (let count = 0; count < RANDOM_COUNT; count += 1) {
      const bytes = Buffer.from(whole);
      const at = random(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 + random(255));
      const after = await reader.read(bytes);
      if ('code' in after) refused += 1;
      else expect(after).toEqual(before);
    }
    expect(refused).toBeGreaterThan(RANDOM_COUNT / 2);
  });

  it('is refused when its dump was edited; with an edited manifest it is refused, or has the same content', async () => {
    const before = await reader.read(whole);
    const random = randomIntegers(3);
    for (let count = 0; count < RANDOM_COUNT; count += 1) {
      const fileName = count % 2 === 0 ? 'database.json' : 'manifest.json';
      const text = fileName === 'database.json' ? parts.dump : JSON.stringify(parts.manifest);
      const at = random(text.length);
      const other = text.slice(0, at) + (text[at] === '7' ? '8' : '7') + text.slice(at + 1);
      const result = await reader.read(packedBackup(parts, { [fileName]: strToU8(other) }));
      // Not verified: the program, the time and the pause in the manifest.
      if (fileName === 'database.json') expect(result).toHaveProperty('code');
      else if (!('code' in result)) expect(result).toEqual(before);
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
    `data/recipes/${'a'.repeat(201)}/x`,
    'data/recipes/./x',
    'data/recipes/.../x',
    'data/recipes/r1',
    'data/recipes/r1/images/original.webp/x',
  ])('is refused with a file named %j', async (name) => {
    const { count, bytes } = parts.manifest.media;
    const counted = withManifest(parts, { media: { count: count + 1, bytes: bytes + 1 } });
    expect(await reader.read(packedBackup(counted, { [name]: strToU8('x') }))).toEqual({ code: 'backup.unsafe' });
  });

  it('is refused with a link', async () => {
    const link = { os: 3, attrs: (0o120_777 << 16) >>> 0 };
    const bytes = packedBackup(parts, { 'data/recipes/r1/x': [strToU8('/etc/passwd'), link] });
    expect(await reader.read(bytes)).toEqual({ code: 'backup.unsafe' });
  });

  it('is refused when a name occurs twice', async () => {
    const bytes = packedBackup(parts, { 'databasX.json': strToU8('{}') });
    expect(await reader.read(renamedEntries(bytes, 'databasX.json', 'database.json'))).toEqual({
      code: 'backup.unsafe',
    });
  });

  it('is refused when encrypted', async () => {
    const bytes = Buffer.from(whole);
    const central = bytes.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    bytes.writeUInt16LE(bytes.readUInt16LE(central + 8) | 1, central + 8);
    expect(await reader.read(bytes)).toEqual({ code: 'backup.encrypted' });
  });

  it('is refused before it is unpacked when its unpacked size exceeds the limit', async () => {
    const zeros = new Uint8Array(80 * MB);
    expect(await reader.read(packedBackup(parts, { 'data/recipes/a/b': zeros }))).toEqual({ code: 'backup.too-large' });
    const manyFiles = Object.fromEntries(
      Array.from({ length: 1_001 }, (_each, index) => [`data/recipes/r/${index}`, new Uint8Array(0)]),
    );
    expect(await reader.read(packedBackup(parts, manyFiles))).toEqual({ code: 'backup.too-large' });
    const highLimits = { entries: 1_000, bytes: 10_000 * MB };
    expect(await reader.read(packedBackup(parts, { 'data/recipes/a/b': zeros }), highLimits)).toEqual({
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
      'of a newer format whose manifest has other fields',
      (each) => ({ ...each, manifest: { format: 'larder-backup', formatVersion: 2 } as BackupParts['manifest'] }),
      'backup.schema',
    ],
    [
      'with a dump of another version than its manifest',
      (each) => ({ ...each, dump: each.dump.replace('recipe-12', 'recipe-11') }),
      'backup.damaged',
    ],
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
    expect(await reader.read(packedBackup(change(parts)))).toEqual({ code });
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'backup.not-zip'],
    ['a text', Buffer.from('hello'), 'backup.not-zip'],
    ['an empty zip file', Buffer.from('PK\u0005\u0006'.padEnd(22, '\0'), 'latin1'), 'backup.incomplete'],
  ])('is no backup: %s', async (_what, bytes, code) => {
    expect(await reader.read(bytes)).toEqual({ code });
  });

  it('is no backup without manifest or dump', async () => {
    expect(await reader.read(renamedEntries(whole, 'manifest.json', 'manifesX.json'))).toEqual({
      code: 'backup.incomplete',
    });
    expect(await reader.read(renamedEntries(whole, 'database.json', 'databasX.json'))).toEqual({
      code: 'backup.incomplete',
    });
  });
});
