import {
  AcceptBackup,
  DeleteBackup,
  FindBackup,
  ListBackups,
  NotifyAdministrators,
  StartBackup,
  StartRestore,
} from '@larder/contracts';
import type { ObjectStore } from '@larder/object-store';
import { Metrics, newId, Schedules } from '@larder/service-kit';
import { aMember, anAdmin, startTestService, waitUntil, type TestService } from '@larder/testing';
import { SiteRecords } from '../../src/backups/records/site-records.js';
import { adminService } from '../../src/index.js';
import { BackupFixture, fakeOtherServices, OTHERS, storeRun } from '../support/backup-fixture.js';

const MINUTE_MS = 60_000;

let backups: BackupFixture;
let admin: TestService;
let store: ObjectStore;
let requests: string[];

beforeAll(async () => {
  backups = await BackupFixture.start({ BACKUP_SCHEDULE: '0 3 1 1 *', BACKUP_RETENTION: '2' });
  ({ service: admin, store } = backups);
  requests = await fakeOtherServices(admin);
});
afterAll(() => backups.stop());
afterEach(() => backups.onCheckpoint());

const client = () => backups.client();
const list = () => backups.list();
const latest = () => backups.finished(null);

describe('the backups of a site', () => {
  it('are made, verified, listed and deleted', async () => {
    const run = await backups.make('before the move');
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

    const run = await backups.make();

    const backup = (await list()).find(({ name }) => name === run?.fileName);
    expect(await madeAt()).toBe(Date.parse(backup?.date ?? '') / 1_000);
    for (const { name: fileName } of await list()) await client().request(DeleteBackup, { fileName });
  });

  it('are made after the data was repaired', async () => {
    requests.length = 0;
    await backups.make();
    const repairs = OTHERS.map((service) => `${service}: repair`);
    expect(requests.slice(0, OTHERS.length)).toEqual(repairs);
  });

  it('run one at a time', async () => {
    let goOn: () => void = () => undefined;
    backups.onCheckpoint(() => new Promise<void>((resolve) => (goOn = resolve)));
    const { id } = await client().request(StartBackup, { id: newId(), tag: null });
    await expect(client().request(StartBackup, { id: newId(), tag: null })).rejects.toMatchObject({
      code: 'backup.busy',
    });
    backups.onCheckpoint();
    goOn();
    await expect(backups.finished(id)).resolves.toMatchObject({ state: 'done' });
  });

  it('fail as a whole when a service is unavailable, and leave no files', async () => {
    const before = await list();
    backups.onCheckpoint((point) => {
      if (point === 'write') throw new Error('cannot be written');
    });
    await expect(backups.make()).resolves.toMatchObject({ state: 'failed', failure: { kind: 'failed' } });
    await expect(list()).resolves.toEqual(before);
    for await (const { key } of store.list('.temp/')) expect(key).toBe('none');
  });

  it('contain data that a schedule repairs every day', async () => {
    requests.length = 0;
    await admin.get(Schedules).run('repair-data');
    await waitUntil(() => requests.includes('shopping: repair'));
  });

  it('are made by schedule, with the configured retention', async () => {
    await store.put('backups/uploaded.zip', Buffer.from('x'));
    const fromElsewhere = 'larder_2025.01.01.03.00.00.zip';
    await store.put(`backups/${fromElsewhere}`, Buffer.from('x'));
    await admin.get(SiteRecords).saveCheck(fromElsewhere, 'intact');
    await admin.get(SiteRecords).saveProduct(fromElsewhere, 'larder');
    // By the times of the files these are the newest, as after a move to another server.
    const older = ['03', '02', '01'].map((day) => `larder_2026.01.${day}.03.00.00.zip`);
    for (const name of older) await store.put(`backups/${name}`, Buffer.from('x'));
    const made = await backups.make();
    await admin.get(Schedules).run('backup');

    const names = await waitUntil(async () => {
      const all = (await list()).map(({ name }) => name);
      return all.some((name) => older.includes(name)) ? null : all;
    });
    expect(names).toHaveLength(4);
    expect(names).toEqual(expect.arrayContaining(['uploaded.zip', fromElsewhere, made?.fileName]));
  });

  it('are reported to administrators once when all three scheduled attempts have failed', async () => {
    const notices: string[] = [];
    await admin.fakeReply(NotifyAdministrators, ({ notice }) => {
      notices.push(notice);
      return null;
    });
    backups.onCheckpoint(() => {
      throw new Error('the disk is gone');
    });
    await admin.get(Schedules).run('backup');

    await waitUntil(() => notices.length > 0);
    expect(notices).toEqual(['backup-failed']);
    await expect(latest()).resolves.toMatchObject({ kind: 'create', state: 'failed' });
  });

  it('end as failed when their process has crashed', async () => {
    const long = new Date(Date.now() - MINUTE_MS);
    const fields = { state: 'running', step: 'load', kind: 'restore', generation: 7, aliveAt: long, endedAt: null };
    await storeRun(admin, fields);

    const run = await waitUntil(async () => {
      const backup = await latest();
      return backup?.state === 'failed' ? backup : null;
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

  it('need their passphrase for a restore when the server has none', async () => {
    await store.put('backups/other.zip.age', Buffer.from('age-encryption.org/v1'));
    const restore = { id: newId(), fileName: 'other.zip.age', safetyBackup: false };
    await expect(client().request(StartRestore, restore)).rejects.toMatchObject({ code: 'backup.passphrase-needed' });
    const typed = { ...restore, passphrase: 'something' };
    await expect(client().request(StartRestore, typed)).rejects.toMatchObject({ code: 'backup.not-encrypted' });
    await store.delete('backups/other.zip.age');
  });
});

it('backups cannot be downloaded or restored in the demo', async () => {
  const demo = await startTestService(adminService, { env: { DATA_DIR: backups.folder, IS_DEMO: 'true' } });
  const refused = { code: 'backup.demo' };
  await expect(demo.as(anAdmin()).request(FindBackup, { fileName: 'a.zip' })).rejects.toMatchObject(refused);
  const restore = { id: newId(), fileName: 'a.zip', safetyBackup: false };
  await expect(demo.as(anAdmin()).request(StartRestore, restore)).rejects.toMatchObject(refused);
  await demo.stop();
});
