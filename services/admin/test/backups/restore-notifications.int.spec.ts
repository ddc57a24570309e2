import { ReadBackupRun, ReadDirectory } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aHousehold, aMember, anAdmin, waitUntil, type TestService } from '@larder/testing';
import { fakeOtherServices, OTHERS, storeRun } from '../support/backup-fixture.js';
import { NotifierFixture } from '../support/notifier-fixture.js';

let notifiers: NotifierFixture;
let admin: TestService;
let requests: string[];
beforeAll(async () => {
  notifiers = await NotifierFixture.start();
  admin = notifiers.service;
  await admin.fakeStream(ReadDirectory, async function* () {});
  requests = await fakeOtherServices(admin);
});
afterAll(() => notifiers.stop());

/** A notifier of a household of its own; returns the events it receives. */
const subscribed = (dataImport: boolean) =>
  notifiers.subscribed<{ title: string; event_type: string }>(aHousehold().member(), { dataImport });

it('a finished restore is reported once to the notifiers that subscribe to imports, and data are repaired', async () => {
  const [first, second, other] = [await subscribed(true), await subscribed(true), await subscribed(false)];
  const id = newId();
  // The record of a run after the process has switched to the restored data.
  const run = { id, kind: 'restore', fileName: 'mealie.zip', state: 'running', step: 'switch', percent: 0, report: [] };
  const times = { startedAt: new Date(), aliveAt: new Date(), endedAt: null, failure: null };
  await storeRun(admin, { ...run, ...times, generation: 0 });

  await waitUntil(async () => {
    const latest = await admin.as(anAdmin()).request(ReadBackupRun, { id, waitMs: 0 });
    return latest?.state === 'done';
  });
  await waitUntil(() => first.length > 0 && second.length > 0);
  for (const received of [first, second])
    expect(received).toMatchObject([{ event_type: 'data_import', message: 'Backup Restore has finished' }]);
  expect(other).toEqual([]);
  await waitUntil(() => requests.includes('shopping: repair'));
  const repairs = requests.filter((request) => !request.endsWith(': describe'));
  expect(repairs).toEqual(OTHERS.map((service) => `${service}: repair`));
  await expect(admin.as(aMember()).request(ReadBackupRun, { id, waitMs: 0 })).rejects.toMatchObject({
    kind: 'forbidden',
  });
});
