import { administrator } from '../../support/instances/product.js';
import { aUser } from '../../support/users.js';

interface Task {
  id: number;
  groupId: string | null;
  status: string;
  kind: string;
  progress: number;
}
interface TaskPage {
  items: Task[];
  total: number;
  per_page: number;
  next: string | null;
}

const admin = administrator();
const send = async (method: string, path: string) => (await admin).send(method, `/api/admin/server-tasks${path}`);
const pageOf = async (query = '') => (await send('GET', query)).body as TaskPage;

describe('background tasks', () => {
  it('are paged, newest first, with the fields of older clients', async () => {
    const created = await send('POST', '');
    await send('POST', '');

    expect(created).toMatchObject({ status: 201, body: { name: 'Background Task', kind: 'other' } });
    const first = await pageOf('?perPage=1');
    expect(first).toMatchObject({ per_page: 1, next: '/admin/server-tasks?page=2&perPage=1' });
    expect(first.items).toHaveLength(1);
    expect(Object.keys(first.items[0] ?? {})).toEqual(
      expect.arrayContaining(['id', 'groupId', 'name', 'createdAt', 'status', 'log', 'attempts', 'completedDate']),
    );
  });

  it('of a bulk import have the group of its user', async () => {
    const { api, groupId } = await aUser();
    await api.post('/api/recipes/create/url/bulk', { imports: [] });

    const { items } = await pageOf();
    expect(items.find((task) => task.groupId === groupId)).toMatchObject({ kind: 'bulk-import' });
  });

  it('are not found, or rejected, for invalid parameters', async () => {
    expect(await send('GET', '?status=tired')).toMatchObject({ status: 422 });
    expect(await send('POST', '/soup/retry')).toMatchObject({ status: 422 });
    expect(await send('POST', '/1/retry')).toMatchObject({ status: 404 });
    expect(await send('DELETE', '/1')).toMatchObject({ status: 404 });
    expect(await send('POST', '/run/unknown-job')).toMatchObject({ status: 404 });
  });

  it('that are scheduled can be run manually', async () => {
    const { body } = await send('GET', '/schedules');
    expect((body as { id: string }[]).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['exports-purge', 'report-sweep', 'temp-sweep', 'unlock-accounts']),
    );

    expect(await send('POST', '/run/unlock-accounts')).toMatchObject({ status: 202, body: { kind: 'scheduled' } });
  });
});
