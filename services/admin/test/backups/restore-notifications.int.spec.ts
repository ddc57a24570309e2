import { json } from 'node:stream/consumers';
import {
  backupMessages,
  CreateNotifier,
  ReadBackupRun,
  ReadDirectory,
  repairMessage,
  UpdateNotifier,
} from '@larder/contracts';
import { newId, siteDatabaseName } from '@larder/service-kit';
import {
  aHousehold,
  aMember,
  anAdmin,
  ForeignSite,
  startTestService,
  waitUntil,
  type TestService,
} from '@larder/testing';
import mongoose from 'mongoose';
import { adminService } from '../../src/index.js';

const OTHERS = ['identity', 'recipe', 'parser', 'meal-plan', 'shopping'];

let admin: TestService;
let site: ForeignSite;
const requests: string[] = [];
beforeAll(async () => {
  site = await ForeignSite.open();
  admin = await startTestService(adminService, { env: { EGRESS_ALLOWLIST: `localhost:${site.port}` } });
  await admin.fakeStream(ReadDirectory, async function* () {});
  const nothing = { generation: 0, migration: 1, replicas: 0, isReady: true, collections: [] };
  for (const service of OTHERS) {
    await admin.fakeReply(backupMessages(service).describe, () => nothing);
    await admin.fakeReply(repairMessage(service), () => {
      requests.push(service);
      return { repaired: [] };
    });
  }
});
afterAll(async () => {
  await admin.stop();
  await site.close();
});

/** A notifier that records the types of the events it receives. */
async function subscribed(dataImport: boolean): Promise<{ title: string; event_type: string }[]> {
  const received: { title: string; event_type: string }[] = [];
  const actor = aHousehold().member();
  const url = site.serves(`/notified/${newId()}`, (request, response) => {
    void json(request).then((body) => {
      received.push(body as { title: string; event_type: string });
      response.writeHead(200).end();
    });
  });
  const notifier = { name: 'Hub', appriseUrl: url.replace('http:', 'json:') };
  const { id } = await admin.as(actor).request(CreateNotifier, { id: newId(), notifier });
  const update = { name: 'Hub', enabled: true, options: { dataImport } };
  await admin.as(actor).request(UpdateNotifier, { id, notifier: update });
  return received;
}

it('a finished restore is reported once to the notifiers that subscribe to imports, and data are repaired', async () => {
  const [first, second, other] = [await subscribed(true), await subscribed(true), await subscribed(false)];
  const uri = String(admin.env['MONGODB_URI']);
  const database = await mongoose.createConnection(uri, { dbName: siteDatabaseName(admin.namespace) }).asPromise();
  const id = newId();
  // The record of a run after the process has switched to the restored data.
  const run = { id, kind: 'restore', fileName: 'mealie.zip', state: 'running', step: 'switch', percent: 0, report: [] };
  const times = { startedAt: new Date(), aliveAt: new Date(), endedAt: null, failure: null };
  await database
    .collection<{ _id: string }>('runs')
    .updateOne({ _id: 'run' }, { $set: { ...run, ...times, generation: 0 } }, { upsert: true });
  await database.close();

  await waitUntil(async () => {
    const latest = await admin.as(anAdmin()).request(ReadBackupRun, { id, waitMs: 0 });
    return latest?.state === 'done';
  });
  await waitUntil(() => first.length > 0 && second.length > 0);
  for (const received of [first, second])
    expect(received).toMatchObject([{ event_type: 'data_import', message: 'Backup Restore has finished' }]);
  expect(other).toEqual([]);
  await waitUntil(() => requests.includes('shopping'));
  expect(requests).toEqual(OTHERS);
  await expect(admin.as(aMember()).request(ReadBackupRun, { id, waitMs: 0 })).rejects.toMatchObject({
    kind: 'forbidden',
  });
});
