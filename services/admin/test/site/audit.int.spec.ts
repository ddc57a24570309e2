import { Writable } from 'node:stream';
import {
  AuditEntryRecorded,
  ExportAudit,
  ListAudit,
  PauseWrites,
  readPage,
  ResumeWrites,
  WritesPaused,
  type AuditQuery,
  type FactOf,
} from '@larder/contracts';
import {
  announce,
  Broadcasts,
  EventStream,
  newId,
  publishEntries,
  ServiceClient,
  startService,
} from '@larder/service-kit';
import { aMember, startTestService, testEnvironment, waitUntil, type TestService } from '@larder/testing';
import { adminService } from '../../src/index.js';

type Fact = FactOf<typeof AuditEntryRecorded>;

let admin: TestService;
beforeAll(async () => {
  admin = await startTestService(adminService);
});
afterAll(() => admin.stop());

const administrator = aMember({ admin: true });
const list = (query: Partial<AuditQuery> = {}) => readPage(admin.as(administrator).stream(ListAudit, query));
const aFact = (fact: Partial<Fact> = {}): Fact => ({
  action: 'group.create',
  actor: { id: administrator.userId, name: 'Ana' },
  target: { kind: 'group', id: newId(), name: 'Home' },
  address: '192.0.2.1',
  outcome: 'done',
  ...fact,
});
const publish = async (fact: Fact) => {
  const entry = announce(AuditEntryRecorded, fact, {});
  await publishEntries(admin.get(EventStream), [entry]);
  await waitUntil(async () => (await list()).items.some(({ id }) => id === entry.eventId));
  return entry;
};

it('lists recorded entries, newest first, and filters them', async () => {
  const group = aFact();
  const first = await publish(group);
  const attempt = aFact({ action: 'session.sign-in', actor: { id: null, name: 'Bob' }, outcome: 'locked' });
  const second = await publish(attempt);

  expect((await list()).items.map(({ id }) => id)).toEqual([second.eventId, first.eventId]);
  expect((await list({ action: 'group.create' })).items).toEqual([{ ...group, ...envelopeOf(first) }]);
  expect((await list({ user: 'bob' })).items).toEqual([{ ...attempt, ...envelopeOf(second) }]);
  expect((await list({ user: administrator.userId })).items).toHaveLength(1);
  expect((await list({ to: envelopeOf(first).occurredAt })).items).toEqual([]);
  expect((await list({ from: envelopeOf(first).occurredAt })).items).toHaveLength(2);
  expect((await list({ perPage: 1, page: 2 })).items).toHaveLength(1);
  const exported = await allOf(admin.as(administrator).stream(ExportAudit, { user: 'bob' }));
  expect(exported).toHaveLength(1);
});

it('is available to administrators only', async () => {
  const forbidden = { code: 'common.forbidden' };
  const member = admin.as(aMember());
  await expect(readPage(member.stream(ListAudit, {}))).rejects.toMatchObject(forbidden);
  await expect(allOf(member.stream(ExportAudit, {}))).rejects.toMatchObject(forbidden);
});

it('stores entries of the time of a restore when writes are possible again, without warnings', async () => {
  const lines: string[] = [];
  const logTo = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
  const aboutEntries = () => lines.filter((line) => line.includes(AuditEntryRecorded.subject));
  const environment = testEnvironment({ LOG_LEVEL: 'debug' });
  const site = await startService(adminService, environment, { logTo, timings: { redeliveryPauseMs: () => 20 } });
  try {
    const [broadcasts, token] = [site.get(Broadcasts), newId()];
    const paused = new Promise((resolve) => broadcasts.on(WritesPaused, resolve));
    broadcasts.send(PauseWrites, { token, mode: 'refuse', forMs: 30_000 });
    await paused;

    const entry = announce(AuditEntryRecorded, aFact(), {});
    await publishEntries(site.get(EventStream), [entry]);
    await waitUntil(() => aboutEntries().length > 3);
    broadcasts.send(ResumeWrites, { token });

    const stored = () => readPage(site.get(ServiceClient).as(administrator).stream(ListAudit, {}));
    await waitUntil(async () => (await stored()).items.some(({ id }) => id === entry.eventId));
    expect(aboutEntries().filter((line) => !line.includes('"level":20,'))).toEqual([]); // debug
  } finally {
    await site.stop();
  }
});

function envelopeOf({ eventId, json }: { eventId: string; json: string }) {
  return { id: eventId, occurredAt: (JSON.parse(json) as { occurredAt: string }).occurredAt };
}

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
