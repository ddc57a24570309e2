import { randomUUID } from 'node:crypto';
import { readPage, taskMessages, type ServerTask, type TaskStatus } from '@larder/contracts';
import { aMember, anAdmin, startTestService, waitUntil, type TestService } from '@larder/testing';
import type { Connection } from 'mongoose';
import { CONNECTION } from '../../src/mongo/provide-model.js';
import { Jobs } from '../../src/index.js';
import { Bake, Bakery, bakeryService } from '../fixtures/bakery.js';

const { list, retry, remove, schedules, run } = taskMessages('bakery');

describe('the jobs of a service as tasks for administrators', () => {
  let bakery: TestService;
  const ana = aMember();
  const asAdmin = () => bakery.as(anAdmin());
  const listed = async (status: TaskStatus | null = null, limit = 100) =>
    readPage(asAdmin().stream(list, { status, limit }));
  const bake = (data: { loaf: string; how?: 'well' | 'fail' | 'slowly' | 'fail-first-round' }) =>
    bakery.get(Jobs).enqueue(Bake, data, { actor: ana });
  const ended = (loaf: string, status: TaskStatus): Promise<ServerTask> =>
    waitUntil(async () => {
      const id = await idOf(loaf);
      return (await listed(status)).items.find((task) => task.id === id) ?? null;
    });
  const idOf = async (loaf: string) => {
    const jobs = bakery.get<Connection>(CONNECTION).collection<{ number: number; data: { loaf: string } }>('jobs');
    return (await jobs.findOne({ 'data.loaf': loaf }))?.number;
  };

  beforeAll(async () => {
    bakery = await startTestService(bakeryService, { timings: { jobSweepMs: 200 } });
  });
  afterAll(() => bakery.stop());

  it('have an outcome each', async () => {
    await bake({ loaf: 'rye' });
    await bake({ loaf: 'coal', how: 'fail' });

    expect(await ended('rye', 'finished')).toMatchObject({
      groupId: ana.groupId,
      name: 'Bread',
      kind: 'other',
      progress: 100,
      attempts: 1,
      error: null,
    });
    const failed = await ended('coal', 'failed');
    expect(failed).toMatchObject({ progress: 50, attempts: 3, error: 'burnt' });
    expect(failed.log).toMatch(/^\d{4}-.*Z: Queued\n.*: Attempt 3 started\n.*: 1 of 2 done\n.*: burnt$/);
    expect(failed.completedDate).not.toBeNull();
  });

  it('are listed newest first, up to the limit', async () => {
    await bake({ loaf: 'spelt' });
    await ended('spelt', 'finished');

    const { head, items } = await listed(null, 1);
    expect(items).toMatchObject([{ id: await idOf('spelt') }]);
    expect(head.total).toBeGreaterThan(1);
  });

  it('can be retried only after a failure', async () => {
    await bake({ loaf: 'again', how: 'fail-first-round' });
    const { id } = await ended('again', 'failed');

    await expect(asAdmin().request(retry, { id })).resolves.toMatchObject({ id, status: 'pending', error: null });
    await ended('again', 'finished');
    await expect(asAdmin().request(retry, { id })).rejects.toMatchObject({ code: 'admin.task-not-failed' });
  });

  it('are retried once for concurrent requests', async () => {
    await bake({ loaf: 'twice', how: 'fail-first-round' });
    const { id } = await ended('twice', 'failed');

    const replies = await Promise.allSettled([1, 2, 3].map(() => asAdmin().request(retry, { id })));
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await ended('twice', 'finished');
  });

  it('are cancelled and removed', async () => {
    await bake({ loaf: 'slow', how: 'slowly' });
    const { id } = await ended('slow', 'running');

    await expect(asAdmin().request(remove, { id })).resolves.toMatchObject({ id });
    await waitUntil(() => bakery.get(Bakery).interrupted.includes('slow'));
    expect((await listed()).items.map((task) => task.id)).not.toContain(id);
    await expect(asAdmin().request(remove, { id })).resolves.toBeNull();
  });

  it('are null when they do not exist', async () => {
    await expect(asAdmin().request(retry, { id: 1 })).resolves.toBeNull();
    await expect(asAdmin().request(run, { scheduleId: 'never' })).resolves.toBeNull();
  });

  it('of a schedule can be started manually, and have the time of the last run', async () => {
    const [before] = await asAdmin().request(schedules, {});
    expect(before).toMatchObject({ id: 'sweep-floor', pattern: '0 3 * * *', timezone: 'Europe/Berlin', lastRun: null });

    await expect(asAdmin().request(run, { scheduleId: 'sweep-floor' })).resolves.toMatchObject({ kind: 'scheduled' });
    await waitUntil(() => bakery.get(Bakery).ticks.length > 0);
    await waitUntil(async () => (await asAdmin().request(schedules, {}))[0]?.lastRun?.status === 'finished');
  });

  it('of a schedule are removed after a later successful run', async () => {
    const jobs = bakery.get<Connection>(CONNECTION).collection<{ _id: string }>('jobs');
    const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
    const tick = (hour: number) => ({
      _id: randomUUID(),
      name: 'schedule-sweep-floor',
      title: 'sweep-floor',
      kind: 'scheduled',
      number: hour,
      state: 'completed',
      data: null,
      actor: null,
      progress: null,
      attempts: 1,
      losses: 0,
      retries: 0,
      error: null,
      report: null,
      createdAt: at(hour),
      startedAt: at(hour),
      finishedAt: at(hour),
    });
    await jobs.insertMany([tick(1), tick(2)]);

    await waitUntil(async () => (await jobs.countDocuments({ name: 'schedule-sweep-floor' })) === 1);
  });

  it('are refused to other users', async () => {
    const organizer = aMember({ canManage: true, canOrganize: true, canManageHousehold: true });
    for (const [who, kind] of [[organizer, 'forbidden'] as const, [null, 'unauthenticated'] as const]) {
      const client = bakery.as(who);
      await expect(readPage(client.stream(list, { status: null, limit: 1 }))).rejects.toMatchObject({ kind });
      await expect(client.request(retry, { id: 1 })).rejects.toMatchObject({ kind });
      await expect(client.request(remove, { id: 1 })).rejects.toMatchObject({ kind });
      await expect(client.request(schedules, {})).rejects.toMatchObject({ kind });
      await expect(client.request(run, { scheduleId: 'sweep-floor' })).rejects.toMatchObject({ kind });
    }
  });
});
