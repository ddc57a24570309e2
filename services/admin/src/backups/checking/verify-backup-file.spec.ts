import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { strToU8, zipSync } from 'fflate';
import { backupParts, KNOWN_MIGRATIONS, packedBackup } from '../../../test/support/a-backup.js';
import { encryptStream } from '../encryption/age-streams.js';
import { verifyBackupFile } from './verify-backup-file.js';

const PASSPHRASE = 'möhre batterie pferd';
const folder = mkdtempSync(join(tmpdir(), 'larder-check-'));
let whole: Buffer;
let sealed: Buffer;

beforeAll(async () => {
  whole = packedBackup(await backupParts());
  sealed = await buffer(await encryptStream(Readable.from([whole]), PASSPHRASE));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function check(name: string, bytes: Uint8Array, passphrase?: string) {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return verifyBackupFile(path, { passphrase, knownMigrations: KNOWN_MIGRATIONS, maxBytes: 64 * 1024 * 1024 });
}
const refused = (code: string) => expect.objectContaining({ code: `backup.${code}` }) as Error;

describe('a backup in a file', () => {
  it('is valid under any file name', async () => {
    expect(await check('a.zip', whole)).toMatchObject({ format: 'larder-backup' });
    expect(await check('my backup (1).bin', whole)).toMatchObject({ format: 'larder-backup' });
  });

  it('is decrypted with its passphrase, without remaining temporary files', async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('larder-verify-'));
    expect(await check('a.zip.age', sealed, PASSPHRASE)).toMatchObject({ format: 'larder-backup' });
    expect(await check('renamed.zip', sealed, PASSPHRASE)).toMatchObject({ format: 'larder-backup' });
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('larder-verify-'))).toEqual(before);
    await expect(check('a.zip.age', sealed)).rejects.toThrow(refused('passphrase-needed'));
    await expect(check('a.zip.age', sealed, 'another passphrase')).rejects.toThrow(refused('wrong-passphrase'));
  });

  it('is refused when damaged or truncated', async () => {
    const damaged = Buffer.from(sealed.map((byte, at) => (at === sealed.length - 40 ? byte ^ 1 : byte)));
    await expect(check('a.zip', whole.subarray(0, -100))).rejects.toThrow(refused('not-zip'));
    await expect(check('a.zip', new Uint8Array())).rejects.toThrow(refused('not-zip'));
    await expect(check('a.zip.age', damaged, PASSPHRASE)).rejects.toThrow(refused('unreadable'));
    await expect(check('a.zip.age', sealed.subarray(0, -1), PASSPHRASE)).rejects.toThrow(refused('unreadable'));
  });

  it('is refused when it was not made by Larder', async () => {
    const foreign = zipSync({ 'database.json': strToU8('{}'), 'data/users/a.txt': strToU8('a') });
    await expect(check('a.zip', foreign)).rejects.toThrow('This is not a backup of Larder');
    await expect(check('a.zip', zipSync({ 'a.txt': strToU8('a') }))).rejects.toThrow(refused('incomplete'));
    await expect(check('a.zip.age', strToU8('hello'), PASSPHRASE)).rejects.toThrow(refused('not-encrypted'));
  });

  it('is reported by its path when it does not exist', async () => {
    const check = { passphrase: undefined, knownMigrations: KNOWN_MIGRATIONS, maxBytes: 1 };
    await expect(verifyBackupFile(join(folder, 'none.zip'), check)).rejects.toThrow('none.zip cannot be read');
    await expect(verifyBackupFile(folder, check)).rejects.toThrow('is not a file');
  });
});
