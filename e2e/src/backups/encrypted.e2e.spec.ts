import { Decrypter, Encrypter } from 'age-encryption';
import type { BackupFile } from '@larder/contracts';
import { SETTINGS } from '../../support/settings.mjs';
import { createBackup, downloadBackup, listBackups, uploadBackup } from '../support/backups.js';
import { changeSite, fillSite } from '../support/filled-site.js';
import { startOwnInstance, type OwnInstance } from '../support/instances/own-instance.js';
import { siteState } from '../support/site-state.js';

const PASSPHRASE = 'soup without a spoon';
const OTHER = 'of another server';
/** Fast key derivation, for files that the tests encrypt with another program. */
const WORK_FACTOR = 10;

describe('encrypted backups', () => {
  let instance: OwnInstance;
  let before: unknown;
  let backup: BackupFile;
  /** The encrypted archive, and the same before encryption. */
  let cipher: Uint8Array;
  let zip: Uint8Array;

  beforeAll(async () => {
    instance = await startOwnInstance({ ...SETTINGS, BACKUP_PASSPHRASE: PASSPHRASE });
    await fillSite(instance.admin);
    before = await siteState(instance.admin);
    backup = await createBackup(instance.admin);
    cipher = await downloadBackup(instance.admin, backup.name);
    const decrypter = new Decrypter();
    decrypter.addPassphrase(PASSPHRASE);
    zip = await decrypter.decrypt(cipher);
  });
  afterAll(() => instance.stop());

  const upload = (name: string, bytes: Uint8Array, passphrase?: string) =>
    uploadBackup(instance.admin, name, bytes, passphrase);
  const backupNames = async () => (await listBackups(instance.admin)).map(({ name }) => name);

  /** Restores a backup, signs in again, since the restore ends all sessions, and returns the state of the site. */
  async function stateAfterRestore(name: string, passphrase?: string): Promise<unknown> {
    const body = passphrase === undefined ? undefined : { passphrase };
    expect((await instance.admin.post(`/api/admin/backups/${name}/restore?safetyBackup=false`, body)).status).toBe(200);
    instance.admin = await instance.signIn();
    return siteState(instance.admin);
  }

  /** The backup, encrypted by another program with another passphrase. */
  async function encryptedElsewhere(): Promise<Uint8Array> {
    const encrypter = new Encrypter();
    encrypter.setScryptWorkFactor(WORK_FACTOR);
    encrypter.setPassphrase(OTHER);
    return encrypter.encrypt(zip);
  }

  it('are files that other programs can open, and are shown as encrypted', () => {
    expect(backup).toMatchObject({ integrity: 'intact', encrypted: true });
    expect(backup.name).toMatch(/^larder_[\d.]+\.zip\.age$/);
    expect(Buffer.from(cipher.subarray(0, 21)).toString()).toBe('age-encryption.org/v1');
    expect(Buffer.from(zip.subarray(0, 2)).toString()).toBe('PK');
  });

  it('restore everything with the passphrase of the server', async () => {
    await changeSite(instance.admin);
    expect(await stateAfterRestore(backup.name)).toEqual(before);
  });

  it('change nothing with another passphrase', async () => {
    const lastRun = await instance.admin.get('/api/admin/backups/runs/latest');
    for (const query of ['', '?async=true']) {
      const path = `/api/admin/backups/${backup.name}/restore${query}`;
      expect(await instance.admin.post(path, { passphrase: OTHER })).toMatchObject({
        status: 400,
        body: { detail: { message: 'The passphrase cannot decrypt this backup.' } },
      });
    }
    expect((await instance.admin.get('/api/users/self')).status).toBe(200);
    expect(await siteState(instance.admin)).toEqual(before);
    expect((await instance.admin.get('/api/admin/backups/runs/latest')).body).toEqual(lastRun.body);
  });

  it('of another server are uploaded and restored with their own passphrase', async () => {
    const bytes = await encryptedElsewhere();
    expect(await upload('other.zip.age', bytes)).toMatchObject({
      status: 400,
      body: { detail: { message: 'The passphrase cannot decrypt this backup.' } },
    });
    expect(await backupNames()).not.toContain('other.zip.age');
    expect((await upload('other.zip.age', bytes, OTHER)).status).toBe(200);
    await changeSite(instance.admin);
    expect(await stateAfterRestore('other.zip.age', OTHER)).toEqual(before);
  });

  it('are listed together with unencrypted ones', async () => {
    expect((await upload('plain.zip', zip)).status).toBe(200);
    expect((await listBackups(instance.admin)).find(({ name }) => name === 'plain.zip')).toMatchObject({
      encrypted: false,
    });
    await changeSite(instance.admin);
    expect(await stateAfterRestore('plain.zip')).toEqual(before);
  });

  it('are rejected when they are not age files', async () => {
    const message = 'This is not a file that was encrypted by age with a passphrase.';
    expect(await upload('none.zip.age', zip)).toMatchObject({ status: 400, body: { detail: { message } } });
    expect((await upload('broken.zip.age', cipher.subarray(0, -9))).status).toBe(400);
    expect((await upload('wrong.zip', cipher)).status).toBe(400);
    const names = await backupNames();
    for (const name of ['none.zip.age', 'broken.zip.age', 'wrong.zip']) expect(names).not.toContain(name);
  });

  it('do not return their passphrase', async () => {
    const passphrase = 'x'.repeat(1_001);
    const refused = await upload('long.zip.age', cipher, passphrase);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).not.toContain(passphrase);
  });
});
