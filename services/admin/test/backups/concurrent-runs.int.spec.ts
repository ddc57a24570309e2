import { AcceptBackup, backupMessages, DeleteBackup } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { waitUntil } from '@larder/testing';
import { RunExecutor } from '../../src/backups/records/run-executor.js';
import { RunProgress } from '../../src/backups/records/run-progress.js';
import { SiteRecords } from '../../src/backups/records/site-records.js';
import { RunMonitor } from '../../src/backups/run-monitor.js';
import { BackupFixture, fakeOtherServices, OTHERS, storeRun, storeSiteRecord } from '../support/backup-fixture.js';

const MINUTE_MS = 60_000;
const TWO_DAYS_MS = 2 * 24 * 60 * MINUTE_MS;

let backups: BackupFixture;
let records: SiteRecords;

beforeEach(async () => {
  backups = await BackupFixture.start();
  records = backups.service.get(SiteRecords);
  await fakeOtherServices(backups.service);
});
afterEach(() => backups.stop());

/** Records the start of a restore of this generation; returns its id, or null when it is refused. */
async function beginRestore(generation: number): Promise<string | null> {
  const id = newId();
  return (await records.begin({ id, kind: 'restore', fileName: 'site.zip', generation })) ? id : null;
}

/** Makes the running process look crashed, as when the database does not answer for a while. */
const stall = () => storeRun(backups.service, { aliveAt: new Date(Date.now() - MINUTE_MS) });

describe('a restore whose process counts as crashed', () => {
  it('fills another generation than the next one, and ends before it replaces any data', async () => {
    const first = await records.nextGeneration();
    const id = await beginRestore(first);
    await stall();

    const next = await records.nextGeneration();
    await expect(beginRestore(next)).resolves.not.toBeNull();

    expect(next).toBe(first + 1);
    const progress = new RunProgress(id ?? '', records, () => undefined);
    await expect(progress.begin('switch')).rejects.toMatchObject({ code: 'backup.interrupted' });
  });

  it('does not replace the data of the next one', async () => {
    const [first, second] = [1, 2];

    await expect(records.use(second, 0)).resolves.toBe(true);
    await expect(records.use(first, 0)).resolves.toBe(false);

    await expect(records.generation()).resolves.toBe(second);
  });
});

describe('a backup that is being restored', () => {
  const BUSY = { code: 'backup.busy' };
  const remove = (fileName: string) => backups.client().request(DeleteBackup, { fileName });
  const isListed = async (fileName: string) => (await backups.list()).some(({ name }) => name === fileName);

  it('cannot be deleted, unlike others, until the restore has ended', async () => {
    for (const name of ['site.zip', 'other.zip']) await backups.store.put(`backups/${name}`, Buffer.from('x'));
    const id = await beginRestore(await records.nextGeneration());

    await expect(remove('site.zip')).rejects.toMatchObject(BUSY);
    await remove('other.zip');
    expect(await isListed('site.zip')).toBe(true);

    await records.end(id ?? '', null);
    await remove('site.zip');
    expect(await isListed('site.zip')).toBe(false);
  });

  it('can be deleted when the process of the restore has crashed', async () => {
    await backups.store.put('backups/site.zip', Buffer.from('x'));
    await beginRestore(await records.nextGeneration());
    await stall();

    await remove('site.zip');

    expect(await isListed('site.zip')).toBe(false);
  });

  it('cannot be replaced by an upload', async () => {
    const made = await backups.make();
    const uploadKey = `.temp/${newId()}`;
    await backups.store.put(uploadKey, (await backups.store.get(`backups/${made?.fileName}`)).stream);
    await backups.store.put('backups/site.zip', Buffer.from('x'));
    await beginRestore(await records.nextGeneration());

    const upload = { uploadKey, fileName: 'site.zip', overwrite: true, passphrase: null };
    await expect(backups.client().request(AcceptBackup, upload)).rejects.toMatchObject(BUSY);

    expect((await backups.store.head('backups/site.zip'))?.size).toBe(1);
  });
});

it('a scheduled backup that a stopping replica interrupts can be begun by another one at once', async () => {
  const backup = { id: newId(), kind: 'create', fileName: 'site.zip', generation: null } as const;
  await records.begin(backup);
  const stopping = new AbortController();
  let goOn: () => void = () => undefined;
  const work = async (progress: RunProgress) => {
    await new Promise<void>((resolve) => (goOn = resolve));
    await progress.begin('write');
    return 'done' as const;
  };
  const run = backups.service.get(RunExecutor).run(backup.id, work, stopping.signal);

  stopping.abort();
  await waitUntil(async () => (await records.run())?.state === 'failed');

  await expect(records.begin({ ...backup, id: newId() })).resolves.toBe(true);
  goOn();
  await expect(run).rejects.toMatchObject({ code: 'backup.interrupted' });
  await expect(records.run()).resolves.toMatchObject({ state: 'running' });
});

it('a generation is given to one restore only, also after a backup', async () => {
  const generation = await records.nextGeneration();
  const id = await beginRestore(generation);
  await records.end(id ?? '', null);
  const backup = { id: newId(), kind: 'create', fileName: 'site.zip', generation: null } as const;
  await expect(records.begin(backup)).resolves.toBe(true);
  await records.end(backup.id, null);

  await expect(beginRestore(generation)).resolves.toBeNull();
  await expect(records.nextGeneration()).resolves.toBe(generation + 1);
});

it('replaced data is not removed while a restore is running, whose data is not in use yet', async () => {
  const removals: string[] = [];
  for (const service of OTHERS)
    await backups.service.fakeReply(backupMessages(service).dropOthers, () => {
      removals.push(service);
      return { dropped: 0 };
    });
  const current = { generation: 0, previous: 0, changedAt: new Date(Date.now() - TWO_DAYS_MS) };
  await storeSiteRecord(backups.service, { collection: 'generations', _id: 'current' }, current);
  const id = await beginRestore(await records.nextGeneration());

  await backups.service.get(RunMonitor).dropReplaced();
  expect(removals).toEqual([]);

  await records.end(id ?? '', null);
  await backups.service.get(RunMonitor).dropReplaced();
  expect(removals).toEqual(OTHERS);
});
