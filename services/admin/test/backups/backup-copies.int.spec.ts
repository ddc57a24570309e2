import { buffer } from 'node:stream/consumers';
import { StartBackup, type BackupFile } from '@larder/contracts';
import { secondStoreFrom, type ObjectStore } from '@larder/object-store';
import { FakeS3Server } from '@larder/object-store/s3-lookalike';
import { newId, Schedules } from '@larder/service-kit';
import { waitUntil, type TestService } from '@larder/testing';
import { BackupCopies } from '../../src/backups/index.js';
import { BackupFixture, fakeOtherServices } from '../support/backup-fixture.js';

const server = new FakeS3Server();
let backups: BackupFixture;
let admin: TestService;
/** The object store of the service, and that of the second server. */
let [here, there]: [ObjectStore, ObjectStore | null] = [undefined as never, null];

beforeAll(async () => {
  const second = {
    BACKUP_S3_ENDPOINT: await server.start(),
    BACKUP_S3_ACCESS_KEY: 'larder',
    BACKUP_S3_SECRET_KEY: 'larder-secret',
    BACKUP_S3_BUCKET: 'elsewhere',
    BACKUP_S3_PREFIX: 'kitchen/backups',
  };
  backups = await BackupFixture.start({ BACKUP_SCHEDULE: '0 3 1 1 *', BACKUP_RETENTION: '2', ...second });
  ({ service: admin, store: here } = backups);
  there = secondStoreFrom(second, 'BACKUP', '');
  await fakeOtherServices(admin);
});
afterAll(async () => {
  await backups.stop();
  await server.stop();
});
beforeEach(() => {
  server.failsOn = () => false;
});

const list = () => backups.list();
const stateOf = (state: string) => (each: BackupFile) => each.copy?.state === state;
/** The names of the copies, in the order of the bucket. */
const names = () => [...server.objects.keys()];
/** Runs the schedule and waits for its backup. */
async function scheduled(isThere: (backup: BackupFile) => boolean): Promise<BackupFile> {
  const before = new Set((await list()).map(({ name }) => name));
  await admin.get(Schedules).run('backup');
  return waitUntil(async () => (await list()).find((each) => !before.has(each.name) && isThere(each)));
}
const copyNow = (isLast = false) =>
  admin.get(BackupCopies).copyWaiting({ isLast, signal: new AbortController().signal });
const bytesOf = async (store: ObjectStore | null, key: string) => store && buffer((await store.get(key)).stream);

describe('the copies of backups on a second server', () => {
  it('are complete, and have the same retention as the originals', async () => {
    await there?.ensureReady();
    for (const day of ['01', '02', '03'])
      await there?.put(`larder_2026.01.${day}.03.00.00.zip`, Buffer.from('of an earlier time'));
    await there?.put('notes.txt', Buffer.from('of another program'));

    const backup = await scheduled(stateOf('stored'));

    expect(backup).toMatchObject({ integrity: 'intact', copy: { problem: null } });
    expect(await bytesOf(there, backup.name)).toEqual(await bytesOf(here, `backups/${backup.name}`));
    await waitUntil(() => names().length === 3);
    const kept = ['larder_2026.01.03.03.00.00.zip', backup.name, 'notes.txt'];
    expect(names().sort()).toEqual(kept.map((name) => `kitchen/backups/${name}`));
  });

  it('do not make the backup fail, report the reason, and are retried with the next backup', async () => {
    server.failure = { status: 403, code: 'AccessDenied' };
    server.failsOn = ({ method }) => method === 'PUT';

    const backup = await scheduled((each) => each.copy !== null && each.copy.problem !== null);
    expect(backup).toMatchObject({ integrity: 'intact', copy: { state: 'waiting', problem: 'AccessDenied' } });
    await expect(copyNow(true)).rejects.toThrow();
    expect((await list())[0]).toMatchObject({ name: backup.name, copy: { state: 'failed', problem: 'AccessDenied' } });
    expect(names().join()).not.toContain(backup.name);

    server.failsOn = () => false;
    await expect(copyNow()).resolves.toEqual({ copied: 1 });
    expect((await list())[0]).toMatchObject({ name: backup.name, copy: { state: 'stored', problem: null } });
    await expect(copyNow()).resolves.toEqual({ copied: 0 });
  });

  it('are verified: a copy with other bytes is deleted', async () => {
    server.corruptBody = (bytes) => Buffer.concat([bytes.subarray(1), Buffer.from('x')]);
    const backup = await scheduled((each) => each.copy !== null && each.copy.problem !== null);
    expect(backup.copy?.problem).toBe('The copy on the second server differs from the backup.');
    expect(names().join()).not.toContain(backup.name);

    server.corruptBody = null;
    await expect(copyNow()).resolves.toEqual({ copied: 1 });
  });

  it.each(['by-hand', null])('are made of backups on request as well, with the tag %p', async (tag) => {
    const before = new Set((await list()).map(({ name }) => name));
    await backups.client().request(StartBackup, { id: newId(), tag });
    const isNew = (each: BackupFile) => !before.has(each.name) && each.copy?.state === 'stored';
    const backup = await waitUntil(async () => (await list()).find(isNew));
    expect(await bytesOf(there, backup.name)).toEqual(await bytesOf(here, `backups/${backup.name}`));
  });

  it('are not made of uploads, and are postponed while the server is unavailable', async () => {
    await here.put('backups/uploaded.zip', Buffer.from('x'));
    await server.stop();
    const backup = await scheduled((each) => each.copy !== null && each.copy.problem !== null);
    expect(backup.copy).toMatchObject({ state: 'waiting', problem: 'The object store is not available.' });
    expect((await list()).find(({ name }) => name === 'uploaded.zip')).toMatchObject({ copy: null });
  });
});
