import {
  ListSchedules,
  ListServerTasks,
  pageParts,
  readPage,
  RemoveServerTask,
  RetryServerTask,
  RunSchedule,
  ServerTaskErrors,
  taskMessages,
  RunTestTask,
  type ServerTask,
} from '@larder/contracts';
import { aMember, anAdmin, startTestService, waitUntil, type TestService } from '@larder/testing';
import { adminService } from '../../src/index.js';

const aTask = (id: number, changes: Partial<ServerTask> = {}): ServerTask => ({
  id,
  groupId: null,
  name: 'Data Export',
  kind: 'export',
  status: 'finished',
  createdAt: `2026-01-01T00:00:0${id}Z`,
  startedAt: null,
  completedDate: null,
  progress: 100,
  attempts: 1,
  error: null,
  log: '',
  ...changes,
});
const exported = aTask(3);
const broken = aTask(1, { status: 'failed', error: 'no room' });
const schedule = { id: 'exports-purge', pattern: '45 23 * * *', timezone: 'UTC', nextRunAt: '', lastRun: exported };

describe('the tasks of the site', () => {
  let admin: TestService;
  const client = () => admin.as(anAdmin());
  const listed = (query: { page?: number; perPage?: number; status?: ServerTask['status'] }) =>
    readPage(client().stream(ListServerTasks, query));

  beforeAll(async () => {
    admin = await startTestService(adminService);
    const recipe = taskMessages('recipe');
    const parser = taskMessages('parser');
    const has = (...tasks: ServerTask[]) => {
      return async function* ({ status, limit }: { status: ServerTask['status'] | null; limit: number }) {
        const matching = tasks.filter((task) => status === null || task.status === status);
        yield* pageParts({ page: 1, perPage: limit, total: matching.length, totalPages: 1 }, matching.slice(0, limit));
      };
    };
    await admin.fakeStream(recipe.list, has(exported));
    await admin.fakeStream(parser.list, has(aTask(2), broken));
    await admin.fakeReply(recipe.schedules, () => [schedule]);
    await admin.fakeReply(recipe.run, ({ scheduleId }) => (scheduleId === schedule.id ? aTask(9) : null));
    for (const message of [recipe.retry, recipe.remove]) await admin.fakeReply(message, () => null);
    await admin.fakeReply(parser.retry, ({ id }) => {
      if (id === exported.id) throw ServerTaskErrors.notFailed();
      return id === broken.id ? { ...broken, status: 'pending' as const } : null;
    });
    await admin.fakeReply(parser.remove, ({ id }) => (id === broken.id ? broken : null));
  });
  afterAll(() => admin.stop());

  it('include those of all services, newest first, even while some are unavailable', async () => {
    const { head, items } = await listed({ page: 1, perPage: 2 });

    expect(items.map(({ id }) => id)).toEqual([3, 2]);
    expect(head).toEqual({ page: 1, perPage: 2, total: 3, totalPages: 2 });
  });

  it('are filtered by status', async () => {
    expect((await listed({ status: 'failed' })).items).toEqual([broken]);
    expect((await listed({ status: 'running' })).items).toEqual([]);
  });

  it('are handled by the service that owns them', async () => {
    await expect(client().request(RetryServerTask, { id: broken.id })).resolves.toMatchObject({ status: 'pending' });
    await expect(client().request(RemoveServerTask, { id: broken.id })).resolves.toEqual(broken);
    await expect(client().request(RunSchedule, { scheduleId: schedule.id })).resolves.toMatchObject({ id: 9 });
    await expect(client().request(RetryServerTask, { id: exported.id })).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('include scheduled tasks', async () => {
    expect(await client().request(ListSchedules, {})).toContainEqual(schedule);
  });

  it('can be tested', async () => {
    const { id } = await client().request(RunTestTask, {});

    await waitUntil(async () => (await listed({ status: 'finished' })).items.some((task) => task.id === id));
  });

  it('are visible to administrators only', async () => {
    const organizer = aMember({ canManage: true, canOrganize: true, canManageHousehold: true });
    for (const [actor, kind] of [[organizer, 'forbidden'] as const, [null, 'unauthenticated'] as const]) {
      const asks = admin.as(actor);
      await expect(readPage(asks.stream(ListServerTasks, {}))).rejects.toMatchObject({ kind });
      await expect(asks.request(ListSchedules, {})).rejects.toMatchObject({ kind });
      await expect(asks.request(RunTestTask, {})).rejects.toMatchObject({ kind });
      await expect(asks.request(RetryServerTask, { id: 1 })).rejects.toMatchObject({ kind });
      await expect(asks.request(RemoveServerTask, { id: 1 })).rejects.toMatchObject({ kind });
      await expect(asks.request(RunSchedule, { scheduleId: 'exports-purge' })).rejects.toMatchObject({ kind });
    }
  });
});

it('are not found after every service has replied', async () => {
  const admin = await startTestService(adminService);
  for (const service of ['identity', 'recipe', 'parser', 'meal-plan', 'shopping']) {
    await admin.fakeReply(taskMessages(service).retry, () => null);
  }

  await expect(admin.as(anAdmin()).request(RetryServerTask, { id: 5 })).rejects.toMatchObject({ kind: 'not-found' });
  await admin.stop();
});
