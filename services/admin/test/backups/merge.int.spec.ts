import { AcceptBackup, AppError, backupMessages, StartRestore, type BackupRun } from '@larder/contracts';
import { newId, pause } from '@larder/service-kit';
import { aMember, type TestService } from '@larder/testing';
import { strToU8, zipSync } from 'fflate';
import { SiteRecords } from '../../src/backups/records/site-records.js';
import { BackupFixture, OTHERS } from '../support/backup-fixture.js';

const GROUP = '00000000-0000-4000-8000-000000000001';
const NAME = 'mealie.zip';
/** Timeout of the request that starts a run, in milliseconds. */
const SHORT_MS = 2_000;
const IMAGE = `users/${GROUP.slice(0, -1)}3/profile.webp`;
const dump = {
  alembic_version: [{ version_num: '3897397b4631' }],
  groups: [{ id: GROUP, name: 'Home', slug: 'home' }],
  households: [{ id: `${GROUP.slice(0, -1)}2`, name: 'Family', slug: 'family', group_id: GROUP }],
  users: [
    {
      id: `${GROUP.slice(0, -1)}3`,
      group_id: GROUP,
      household_id: `${GROUP.slice(0, -1)}2`,
      username: 'dora',
      email: 'dora@example.org',
      password: 'x',
    },
  ],
  invite_tokens: [{ token: 'open', uses_left: 2, group_id: GROUP, household_id: `${GROUP.slice(0, -1)}2` }],
};

let backups: BackupFixture;
let admin: TestService;
/** The requests to the other services, and the numbers of documents that they report as stored. */
let requests: string[] = [];
let stored = 3;

beforeAll(async () => {
  backups = await BackupFixture.start();
  admin = backups.service;
  for (const service of OTHERS) await fake(service);
  await backups.store.put(IMAGE, Buffer.from('an image that was there'));
  const zip = zipSync({
    'database.json': strToU8(JSON.stringify(dump)),
    [`data/${IMAGE}`]: strToU8('another image'),
  });
  await backups.store.put('.temp/upload-1', Buffer.from(zip));
  await backups
    .client()
    .request(AcceptBackup, { uploadKey: '.temp/upload-1', fileName: NAME, overwrite: false, passphrase: null });
});
afterAll(() => backups.stop());
beforeEach(() => {
  [requests, stored] = [[], 3];
});
afterEach(() => backups.onCheckpoint());

/** Another service with three records. */
async function fake(service: string): Promise<void> {
  const messages = backupMessages(service);
  const data = { generation: 0, migration: 1, replicas: 0, isReady: true, collections: ['records'] };
  await admin.fakeReply(messages.describe, () => data);
  await admin.fakeReply(messages.beginLoad, ({ copy }) => {
    requests.push(`${service} begins ${copy ? 'with a copy' : 'empty'}`);
    return { counts: { records: 3 } };
  });
  await admin.fakeReply(messages.importRecords, ({ records, intoExistingData }) => {
    requests.push(...records.map(({ kind }) => `${service} ${intoExistingData ? 'adds' : 'stores'} ${kind}`));
    return { changes: [`${service} changed something`] };
  });
  await admin.fakeReply(messages.finishLoad, () => ({ counts: { records: stored } }));
  await admin.fakeReply(messages.dropOthers, () => {
    requests.push(`${service} drops`);
    return { dropped: 1 };
  });
}

/** Starts adding the backup and waits for its end. */
async function merged(): Promise<BackupRun | null> {
  const order = { id: newId(), fileName: NAME, safetyBackup: false, merge: true };
  const { id } = await backups.client().request(StartRestore, order);
  return backups.finished(id);
}

async function allFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of backups.store.list()) keys.push(key);
  return keys.filter((key) => !key.startsWith('docker-validation/')).sort();
}

it('shows the product that made a backup', async () => {
  expect(await backups.list()).toMatchObject([{ name: NAME, product: 'mealie', integrity: 'intact' }]);
});

it('is available to administrators only', async () => {
  const order = { id: newId(), fileName: NAME, safetyBackup: false, merge: true };
  await expect(admin.as(aMember()).request(StartRestore, order)).rejects.toMatchObject({ kind: 'forbidden' });
});

describe('groups that cannot be added', () => {
  it.each([
    'begun identity',
    'begun admin',
    'loaded group',
    'loaded user',
    'finished identity',
    'finished admin',
    'copied current files',
    'copied files',
    'switch',
  ])('leave all data unchanged after %s', async (failing) => {
    const before = await allFiles();
    backups.onCheckpoint((point) => {
      if (point === failing) throw new Error('the power has failed');
    });

    await expect(merged()).resolves.toMatchObject({ state: 'failed', failure: { kind: 'failed' } });

    expect(await admin.get(SiteRecords).generation()).toBe(0);
    expect(await allFiles()).toEqual(before);
    for (const service of OTHERS) expect(requests).toContain(`${service} drops`);
  });

  it('are refused when the copy of the site is incomplete', async () => {
    stored = 2;

    await expect(merged()).resolves.toMatchObject({ state: 'failed', failure: { code: 'backup.damaged' } });

    expect(await admin.get(SiteRecords).generation()).toBe(0);
  });
});

it('continues after the request that started it has timed out', async () => {
  const id = newId();
  backups.onCheckpoint(async (point) => {
    if (point === 'begun identity') await pause(2 * SHORT_MS);
    if (point === 'switch') throw new AppError('refused', 'test.reached');
  });

  await backups
    .client()
    .request(StartRestore, { id, fileName: NAME, safetyBackup: false, merge: true }, { timeoutMs: SHORT_MS });

  const run = await backups.finished(id);
  expect(run).toMatchObject({ state: 'failed', failure: { code: 'test.reached' } });
});

it('groups are added to a copy of all data, without site-wide records', async () => {
  const files: string[] = [];
  backups.onCheckpoint(async (point) => {
    if (point !== 'switch') return;
    files.push(...(await allFiles()));
    throw new Error('far enough');
  });

  const run = await merged();

  for (const service of OTHERS) expect(requests).toContain(`${service} begins with a copy`);
  expect(requests.filter((line) => / (adds|stores) /.test(line))).toEqual([
    'identity adds group',
    'identity adds household',
    'identity adds user',
  ]);
  expect(run?.report).toContain('identity changed something');
  expect(run?.report).toContain('Invitations and API tokens are not added: create new ones.');
  // The existing image, and the added one under its new id.
  const folder = `generation-${(await admin.get(SiteRecords).run())?.generation}`;
  const next = files.filter((key) => key.startsWith(`${folder}/users/`));
  expect(next).toHaveLength(2);
  expect(next).toContain(`${folder}/${IMAGE}`);
});
