import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decrypter, Encrypter } from 'age-encryption';
import { SETTINGS } from '../../support/settings.mjs';
import { startProduct, type StartedProduct } from '../../support/start-product.mjs';
import { Api } from '../support/api.js';
import { ADMIN_PASSWORD, settle } from '../support/own-instance.js';
import { administrator } from '../support/product.js';
import { change, fill } from '../support/filled-site.js';
import { siteState } from '../support/site-state.js';

const PASSPHRASE = 'soup without a spoon';
const OTHER = 'of another server';
/** Fast key derivation, for files that the tests encrypt with another program. */
const WORK_FACTOR = 10;

interface Backup {
  name: string;
  integrity: string;
  encrypted: boolean;
}

describe('encrypted backups', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-encrypted-'));
  let product: StartedProduct;
  let admin: Api;
  let before: unknown;
  let backup: Backup;
  /** The encrypted archive, and the same before encryption. */
  let cipher: Uint8Array;
  let zip: Uint8Array;

  beforeAll(async () => {
    product = await startProduct(folder, { ...SETTINGS, BACKUP_PASSPHRASE: PASSPHRASE });
    admin = await settle(await administrator(new Api(product.url)));
    await fill(admin);
    before = await siteState(admin);
    await admin.post('/api/admin/backups');
    [backup = { name: '', integrity: '', encrypted: false }] = await backups();
    cipher = await download(backup.name);
    const decrypter = new Decrypter();
    decrypter.addPassphrase(PASSPHRASE);
    zip = await decrypter.decrypt(cipher);
  });
  afterAll(async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const backups = async () => ((await admin.get('/api/admin/backups')).body as { imports: Backup[] }).imports;

  async function download(name: string): Promise<Uint8Array> {
    const { fileToken } = (await admin.get(`/api/admin/backups/${name}`)).body as { fileToken: string };
    const file = await fetch(`${product.url}/api/utils/download?token=${fileToken}`);
    return new Uint8Array(await file.arrayBuffer());
  }

  function upload(name: string, bytes: Uint8Array, passphrase?: string) {
    const form = new FormData();
    form.set('archive', new Blob([new Uint8Array(bytes)]), name);
    if (passphrase !== undefined) form.set('passphrase', passphrase);
    return admin.send('POST', '/api/admin/backups/upload', form);
  }

  /** Restores and signs in again: the restore ends all sessions. */
  async function restored(name: string, passphrase?: string): Promise<unknown> {
    const body = passphrase === undefined ? undefined : { passphrase };
    expect((await admin.post(`/api/admin/backups/${name}/restore?safetyBackup=false`, body)).status).toBe(200);
    admin = await new Api(product.url).signIn('ana', ADMIN_PASSWORD);
    return siteState(admin);
  }

  async function byOther(): Promise<Uint8Array> {
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
    await change(admin);
    expect(await restored(backup.name)).toEqual(before);
  });

  it('change nothing with another passphrase', async () => {
    const runs = await admin.get('/api/admin/backups/runs/latest');
    for (const query of ['', '?async=true']) {
      const path = `/api/admin/backups/${backup.name}/restore${query}`;
      expect(await admin.post(path, { passphrase: OTHER })).toMatchObject({
        status: 400,
        body: { detail: { message: 'The passphrase cannot decrypt this backup.' } },
      });
    }
    expect((await admin.get('/api/users/self')).status).toBe(200);
    expect(await siteState(admin)).toEqual(before);
    expect((await admin.get('/api/admin/backups/runs/latest')).body).toEqual(runs.body);
  });

  it('of another server are uploaded and restored with their own passphrase', async () => {
    const bytes = await byOther();
    expect(await upload('other.zip.age', bytes)).toMatchObject({
      status: 400,
      body: { detail: { message: 'The passphrase cannot decrypt this backup.' } },
    });
    expect((await backups()).map(({ name }) => name)).not.toContain('other.zip.age');
    expect((await upload('other.zip.age', bytes, OTHER)).status).toBe(200);
    await change(admin);
    expect(await restored('other.zip.age', OTHER)).toEqual(before);
  });

  it('are listed together with unencrypted ones', async () => {
    expect((await upload('plain.zip', zip)).status).toBe(200);
    expect((await backups()).find(({ name }) => name === 'plain.zip')).toMatchObject({ encrypted: false });
    await change(admin);
    expect(await restored('plain.zip')).toEqual(before);
  });

  it('are rejected when they are not age files', async () => {
    const message = 'This is not a file that was encrypted by age with a passphrase.';
    expect(await upload('none.zip.age', zip)).toMatchObject({ status: 400, body: { detail: { message } } });
    expect((await upload('broken.zip.age', cipher.subarray(0, -9))).status).toBe(400);
    expect((await upload('wrong.zip', cipher)).status).toBe(400);
    const names = (await backups()).map(({ name }) => name);
    for (const name of ['none.zip.age', 'broken.zip.age', 'wrong.zip']) expect(names).not.toContain(name);
  });

  it('do not return their passphrase', async () => {
    const passphrase = 'x'.repeat(1_001);
    const refused = await upload('long.zip.age', cipher, passphrase);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).not.toContain(passphrase);
  });
});
