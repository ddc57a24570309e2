import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  AcceptBackup,
  backupMessages,
  DeleteBackup,
  FindBackup,
  ListBackups,
  NotifyAdministrators,
  ReadBackupRun,
  repairMessage,
  StartBackup,
  StartRestore,
  type BackupRun,
} from '@larder/contracts';
import { objectStoreFrom, type ObjectStore } from '@larder/object-store';
import { Metrics, newId, Schedules, siteDatabaseName } from '@larder/service-kit';
import { aMember, anAdmin, startTestService, waitUntil, type TestService } from '@larder/testing';
import mongoose from 'mongoose';
import { RunCheckpoints } from '../../src/backups/index.js';
import { adminService } from '../../src/index.js';

const OTHERS = ['identity', 'recipe', 'parser', 'meal-plan', 'shopping'];
const MINUTE_MS = 60_000;

let admin: TestService;
let folder: string;
let store: ObjectStore;
/** The requests to the other services. */
let requests: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-backups-'));
  const env = { DATA_DIR: folder, BACKUP_SCHEDULE: '0 3 1 1 *', BACKUP_RETENTION: '2' };
  admin = await startTestService(adminService, { env, inOneProcess: true });
  store = objectStoreFrom({ NAMESPACE: admin.namespace, DATA_DIR: folder });
  const nothing = { generation: 0, migration: 1, replicas: 0, isReady: true, collections: [] };
  for (const service of OTHERS) {
    await admin.fakeReply(backupMessages(service).describe, () => {
      requests.push(`${service}: describe`);
      return nothing;
    });
    await admin.fakeReply(repairMessage(service), ({ dryRun }) => {
      requests.push(`${service}: ${dryRun ? 'count' : 'repair'}`);
      return { repaired: [] };
    });
  }
});
afterAll(async () => {
  await admin.stop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => {
  admin.get(RunCheckpoints).onCheckpoint = () => undefined;
});

const client = () => admin.as(anAdmin());
const list = async () => (await client().request(ListBackups, {})).imports;
const latest = () => client().request(ReadBackupRun, { id: null, waitMs: 10_000 });

/** Makes a backup and waits for its end. */
async function made(tag: string | null = null): Promise<BackupRun | null> {
  const { id } = await client().request(StartBackup, { id: newId(), tag });
  return client().request(ReadBackupRun, { id, waitMs: 20_000 });
}

describe('the backups of a site', () => {
  it('are made, verified, listed and deleted', async () => {
    const run = await made('before the move');
    expect(run).toMatchObject({ kind: 'create', state: 'done', step: 'done', failure: null });
    const [backup] = await list();
    expect(backup).toMatchObject({ name: run?.fileName, integrity: 'intact', encrypted: false });
    expect(backup?.name).toMatch(/_before-the-move\.zip$/);

    const fileName = backup?.name ?? '';
    await expect(client().request(FindBackup, { fileName })).resolves.toEqual({ key: `backups/${fileName}`, fileName });
    await client().request(DeleteBackup, { fileName });
    await expect(client().request(FindBackup, { fileName })).rejects.toMatchObject({ code: 'backup.not-found' });
    await expect(client().request(DeleteBackup, { fileName })).rejects.toMatchObject({ code: 'backup.not-a-file' });
    await expect(client().request(DeleteBackup, { fileName: '../x' })).rejects.toMatchObject({ kind: 'refused' });
    await expect(list()).resolves.toEqual([]);
  });

  it('have their time in the metrics, except uploaded ones', async () => {
    const madeAt = async () => {
      const metrics = await admin.get(Metrics).exposition();
      return Number(/^larder_last_backup_timestamp_seconds\{.*\} (\S+)$/m.exec(metrics)?.[1] ?? 0);
    };
    await store.put('backups/before.zip', Buffer.from('x'));
    expect(await madeAt()).toBe(0);

    const run = await made();

    const backup = (await list()).find(({ name }) => name === run?.fileName);
    expect(await madeAt()).toBe(Date.parse(backup?.date ?? '') / 1_000);
    for (const { name: fileName } of await list()) await client().request(DeleteBackup, { fileName });
  });

  it('are made after the data was repaired', async () => {
    requests = [];
    await made();
    const repairs = OTHERS.map((service) => `${service}: repair`);
    expect(requests.slice(0, OTHERS.length)).toEqual(repairs);
  });

  it('run one at a time', async () => {
    let goOn: () => void = () => undefined;
    admin.get(RunCheckpoints).onCheckpoint = () => new Promise<void>((resolve) => (goOn = resolve));
    const { id } = await client().request(StartBackup, { id: newId(), tag: null });
    await expect(client().request(StartBackup, { id: newId(), tag: null })).rejects.toMatchObject({
      code: 'backup.busy',
    });
    admin.get(RunCheckpoints).onCheckpoint = () => undefined;
    goOn();
    await expect(client().request(ReadBackupRun, { id, waitMs: 20_000 })).resolves.toMatchObject({ state: 'done' });
  });

  it('fail as a whole when a service is unavailable, and leave no files', async () => {
    const before = await list();
    admin.get(RunCheckpoints).onCheckpoint = (point) => {
      if (point === 'write') throw new Error('cannot be written');
    };
    await expect(made()).resolves.toMatchObject({ state: 'failed', failure: { kind: 'failed' } });
    await expect(list()).resolves.toEqual(before);
    for await (const { key } of store.list('.temp/')) expect(key).toBe('none');
  });

  it('contain data that a schedule repairs every day', async () => {
    requests = [];
    await admin.get(Schedules).run('repair-data');
    await waitUntil(() => requests.includes('shopping: repair'));
  });

  it('are made by schedule, with the configured retention', async () => {
    await store.put('backups/uploaded.zip', Buffer.from('x'));
    for (const day of ['01', '02', '03'])
      await store.put(`backups/larder_2026.01.${day}.03.00.00.zip`, Buffer.from('x'));
    await admin.get(Schedules).run('backup');

    const names = await waitUntil(async () => {
      const all = (await list()).map(({ name }) => name);
      return all.length === 3 ? all.sort() : null;
    });
    // The newest by time are the new one and the last of the stored ones.
    expect(names).toContain('uploaded.zip');
    expect(names).toContain('larder_2026.01.03.03.00.00.zip');
    expect(names).not.toContain('larder_2026.01.01.03.00.00.zip');
  });

  it('are reported to administrators once when all three scheduled attempts have failed', async () => {
    const notices: string[] = [];
    await admin.fakeReply(NotifyAdministrators, ({ notice }) => {
      notices.push(notice);
      return null;
    });
    admin.get(RunCheckpoints).onCheckpoint = () => {
      throw new Error('the disk is gone');
    };
    await admin.get(Schedules).run('backup');

    await waitUntil(() => notices.length > 0);
    expect(notices).toEqual(['backup-failed']);
    await expect(latest()).resolves.toMatchObject({ kind: 'create', state: 'failed' });
  });

  it('end as failed when their process has crashed', async () => {
    const uri = String(admin.env['MONGODB_URI']);
    const database = await mongoose.createConnection(uri, { dbName: siteDatabaseName(admin.namespace) }).asPromise();
    const long = new Date(Date.now() - MINUTE_MS);
    const fields = { state: 'running', step: 'load', kind: 'restore', generation: 7, aliveAt: long, endedAt: null };
    await database.collection<{ _id: string }>('runs').updateOne({ _id: 'run' }, { $set: fields });
    await database.close();

    const run = await waitUntil(async () => {
      const found = await latest();
      return found?.state === 'failed' ? found : null;
    });
    expect(run.failure?.code).toBe('backup.interrupted');
  });

  it('are available to administrators only', async () => {
    const member = admin.as(aMember());
    const forbidden = { kind: 'forbidden' };
    await expect(member.request(ListBackups, {})).rejects.toMatchObject(forbidden);
    await expect(member.request(StartBackup, { id: newId(), tag: null })).rejects.toMatchObject(forbidden);
    await expect(member.request(FindBackup, { fileName: 'uploaded.zip' })).rejects.toMatchObject(forbidden);
    await expect(member.request(DeleteBackup, { fileName: 'uploaded.zip' })).rejects.toMatchObject(forbidden);
    const restore = { id: newId(), fileName: 'uploaded.zip', safetyBackup: false };
    await expect(member.request(StartRestore, restore)).rejects.toMatchObject(forbidden);
  });

  it('accept only uploads, and refuse a file that is not a backup', async () => {
    const accept = (uploadKey: string) =>
      client().request(AcceptBackup, { uploadKey, fileName: 'a.zip', overwrite: true });
    await expect(accept('recipes/a/images/original.webp')).rejects.toMatchObject({ code: 'backup.not-found' });
    await store.put('.temp/upload-1', Buffer.from('no zip'));
    await expect(accept('.temp/upload-1')).rejects.toMatchObject({ code: 'backup.not-zip' });
    await expect(store.head('.temp/upload-1')).resolves.toBeNull();
  });
});

describe('the backups of a site with a passphrase', () => {
  let encrypting: TestService;
  beforeAll(async () => {
    const env = { DATA_DIR: folder, BACKUP_PASSPHRASE: 'soup without a spoon' };
    encrypting = await startTestService(adminService, { env, inOneProcess: true });
    const nothing = { generation: 0, migration: 1, replicas: 0, isReady: true, collections: [] };
    for (const service of OTHERS) await encrypting.fakeReply(backupMessages(service).describe, () => nothing);
  });
  afterAll(() => encrypting.stop());

  it('are encrypted, verified, and leave no other files', async () => {
    const own = encrypting.as(anAdmin());
    const { id } = await own.request(StartBackup, { id: newId(), tag: null });
    const run = await own.request(ReadBackupRun, { id, waitMs: 20_000 });
    expect(run).toMatchObject({ state: 'done', failure: null });
    const { imports } = await own.request(ListBackups, {});
    expect(imports).toMatchObject([{ name: run?.fileName, integrity: 'intact', encrypted: true }]);

    const files = objectStoreFrom({ NAMESPACE: encrypting.namespace, DATA_DIR: folder });
    for await (const { key } of files.list('.temp/')) expect(key).toBe('none');
    const { stream } = await files.get(`backups/${run?.fileName ?? ''}`);
    expect((await buffer(stream)).toString('latin1')).not.toContain('database.json');
  });

  it('cannot be restored with another passphrase', async () => {
    const own = encrypting.as(anAdmin());
    const [{ name: fileName } = { name: '' }] = (await own.request(ListBackups, {})).imports;
    const restore = { id: newId(), fileName, safetyBackup: false, passphrase: 'of another backup' };
    await expect(own.request(StartRestore, restore)).rejects.toMatchObject({ code: 'backup.wrong-passphrase' });
    await expect(own.request(ReadBackupRun, { id: restore.id, waitMs: 0 })).resolves.toBeNull();
  });

  it('require it for the restore when the server has none', async () => {
    await store.put('backups/other.zip.age', Buffer.from('age-encryption.org/v1'));
    const restore = { id: newId(), fileName: 'other.zip.age', safetyBackup: false };
    await expect(client().request(StartRestore, restore)).rejects.toMatchObject({ code: 'backup.passphrase-needed' });
    const typed = { ...restore, passphrase: 'something' };
    await expect(client().request(StartRestore, typed)).rejects.toMatchObject({ code: 'backup.not-encrypted' });
    await store.delete('backups/other.zip.age');
  });
});

it('cannot be downloaded or restored in the demo', async () => {
  const demo = await startTestService(adminService, { env: { DATA_DIR: folder, IS_DEMO: 'true' } });
  const refused = { code: 'backup.demo' };
  await expect(demo.as(anAdmin()).request(FindBackup, { fileName: 'a.zip' })).rejects.toMatchObject(refused);
  const restore = { id: newId(), fileName: 'a.zip', safetyBackup: false };
  await expect(demo.as(anAdmin()).request(StartRestore, restore)).rejects.toMatchObject(refused);
  await demo.stop();
});
