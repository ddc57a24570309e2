import { randomUUID } from 'node:crypto';
import { waitUntil } from '@larder/testing';
import { LiveEvents } from '../../support/live-events.js';
import { aNeighborhood, type TestUser } from '../../support/users.js';

async function plan({ api }: TestUser): Promise<number> {
  const { body } = await api.post('/api/households/mealplans', { date: '2030-05-01', title: `Dinner ${randomUUID()}` });
  return (body as { id: number }).id;
}

describe('live updates', () => {
  const streams: LiveEvents[] = [];
  const open = async (person: TestUser, lastEventId?: string) => {
    const stream = await LiveEvents.open(person.api, lastEventId);
    streams.push(stream);
    return stream;
  };
  /** Waits until a stream has received a change that is made now: then it has received the earlier ones, too. */
  const catchUp = async (person: TestUser, stream: LiveEvents) => {
    const id = await plan(person);
    await waitUntil(() => entryIds(stream).includes(id));
    return id;
  };
  const entryIds = (stream: LiveEvents) => stream.of('meal-plan').map(({ entryId }) => entryId);

  afterEach(() => {
    for (const stream of streams.splice(0)) stream.close();
  });

  it('report a change to the household, and to no other', async () => {
    const { owner, housemate, neighbor, stranger } = await aNeighborhood();
    const [own, near, far] = [await open(housemate), await open(neighbor), await open(stranger)];

    const id = await plan(owner);
    await owner.api.delete(`/api/households/mealplans/${id}`);
    await waitUntil(() => own.of('meal-plan').length === 2);

    expect(own.of('meal-plan')).toEqual([
      { entryId: id, date: '2030-05-01', change: 'created' },
      { entryId: id, change: 'deleted' },
    ]);
    expect(own.received[0]?.event).toBe('ready');
    for (const [other, stream] of [
      [neighbor, near],
      [stranger, far],
    ] as const) {
      const ownId = await catchUp(other, stream);
      expect(entryIds(stream)).toEqual([ownId]);
    }
  });

  it('report a recipe to all households of the group, and to no other group', async () => {
    const { owner, neighbor, stranger } = await aNeighborhood();
    const [near, far] = [await open(neighbor), await open(stranger)];

    const { body: slug } = await owner.api.post('/api/recipes', { name: `Recipe ${randomUUID()}` });
    await waitUntil(() => near.of('recipe').length > 0);

    expect(near.of('recipe')[0]).toMatchObject({ slug, change: 'created' });
    await catchUp(stranger, far);
    expect(far.of('recipe')).toEqual([]);
  });

  it('report the progress of an import to all households of the group, and to no other group', async () => {
    const { owner, neighbor, stranger } = await aNeighborhood();
    const [near, far] = [await open(neighbor), await open(stranger)];

    const { body } = await owner.api.post('/api/recipes/create/url/bulk', { imports: [{ url: 'no address' }] });
    const { reportId } = body as { reportId: string };
    await waitUntil(() => near.of('import').some(({ status }) => status !== 'in-progress'));

    const category = 'bulk_import';
    expect(near.of('import')[0]).toEqual({ reportId, category, status: 'in-progress', done: 0, total: 1 });
    expect(near.of('import')).toContainEqual({ reportId, category, status: 'failure' });
    await catchUp(stranger, far);
    expect(far.of('import')).toEqual([]);
  });

  it('contain the current items of a list, and the deleted ones', async () => {
    const { owner, housemate, neighbor } = await aNeighborhood();
    const { id: listId } = (await owner.api.post('/api/households/shopping/lists', { name: 'Market' })).body as {
      id: string;
    };
    const [own, other] = [await open(housemate), await open(neighbor)];

    const created = await owner.api.post('/api/households/shopping/items', { shoppingListId: listId, note: 'Soap' });
    const { id } = (created.body as { createdItems: { id: string }[] }).createdItems[0] ?? { id: '' };
    await owner.api.patch(`/api/households/shopping/items/${id}`, { checked: true });
    await owner.api.delete(`/api/households/shopping/items/${id}`);
    await waitUntil(() => own.of('shopping-list').length === 3);

    expect(own.of('shopping-list')).toEqual([
      expect.objectContaining({ listId, change: 'items', revision: 1, updatedItems: [], deletedIds: [] }),
      expect.objectContaining({ listId, createdItems: [], deletedIds: [] }),
      expect.objectContaining({ createdItems: [], updatedItems: [], deletedIds: [id], reload: false }),
    ]);
    await catchUp(neighbor, other);
    expect(other.of('shopping-list')).toEqual([]);
  });

  it('contain missed changes after a reconnect', async () => {
    const { owner, housemate } = await aNeighborhood();
    const before = await open(housemate);
    const first = await plan(owner);
    await waitUntil(() => entryIds(before).includes(first));
    const lastId = before.received.at(-1)?.id ?? '';
    before.close();
    const missed = [await plan(owner), await plan(owner)];

    const after = await open(housemate, lastId);
    await waitUntil(() => missed.every((id) => entryIds(after).includes(id)));

    expect(after.of('reset')).toEqual([]);
  });

  it('request a reload from a device that was disconnected for too long', async () => {
    const { owner } = await aNeighborhood();
    const stream = await open(owner, '999999999999');
    await waitUntil(() => stream.received.length > 0);
    expect(stream.received).toEqual([{ id: '999999999999', event: 'reset', data: {} }]);
  });

  it('end with the session, but not with a change of permissions', async () => {
    const { owner, housemate } = await aNeighborhood();
    const stream = await open(housemate);
    const { status } = await owner.api.put('/api/households/permissions', { userId: housemate.id, canInvite: true });
    expect(status).toBe(200);
    await catchUp(owner, stream);
    await housemate.api.post('/api/auth/logout', {});
    await stream.ended;
  });
});
