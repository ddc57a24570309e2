import {
  DeleteNotifier,
  DirectoryEntryDeleted,
  ListNotifierDeliveries,
  MAX_DELIVERIES,
  RecipeCreated,
  ResendNotification,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aMember, startTestService, waitUntil, type TestService } from '@larder/testing';
import type { Model } from 'mongoose';
import { adminService } from '../../src/index.js';
import { NOTIFIER_DELIVERIES } from '../../src/notifiers/index.js';
import { NotifierFixture } from '../support/notifier-fixture.js';

let notifiers: NotifierFixture;
let admin: TestService;
beforeAll(async () => {
  notifiers = await NotifierFixture.start();
  admin = notifiers.service;
});
afterAll(() => notifiers.stop());

const notFound = { code: 'common.not-found' };
const create = (actor: Actor, url: string) =>
  notifiers.create(actor, url.replace('http://', 'json://very:secret@'), 'Hub');
const list = async (actor: Actor, id: string) => (await admin.as(actor).request(ListNotifierDeliveries, { id })).items;
const sendAgain = (actor: Actor, id: string, deliveryId: string, newDeliveryId = newId()) =>
  admin.as(actor).request(ResendNotification, { id, deliveryId, newDeliveryId });
const firstOf = (actor: Actor, id: string) => waitUntil(async () => (await list(actor, id))[0]);
const stored = () =>
  admin.get<Model<{ _id: string; senderId: string; sealed: string }>>(`larder:model:${NOTIFIER_DELIVERIES}`);

async function aTestedNotifier() {
  const ana = aMember();
  const hub = notifiers.site.receives();
  const { id } = await create(ana, hub.url);
  await notifiers.test(ana, id);
  return { ana, hub, id, first: await firstOf(ana, id) };
}

describe('past deliveries of a notifier', () => {
  it('show the outcome of a message, without address and content', async () => {
    const { first } = await aTestedNotifier();

    expect(first).toMatchObject({
      kind: 'testMessage',
      again: false,
      target: `localhost:${notifiers.site.port}`,
      attempts: 1,
      delivered: true,
      status: 200,
      error: null,
    });
    expect(JSON.stringify(first)).not.toMatch(/secret|received|test message/);
    const document = JSON.stringify(await stored().findById(first.id).lean());
    expect(document).not.toMatch(/secret|received|test message/);
  });

  it('of an event can be repeated with the same event, also for a disabled notifier', async () => {
    const ana = aMember();
    const hub = notifiers.site.receives();
    const { id } = await create(ana, hub.url);
    await notifiers.update(ana, id, { name: 'Hub', options: { recipeCreated: true } });
    await admin.publish(RecipeCreated, { recipeId: newId(), slug: 'soup', name: 'Soup', revision: 0 }, { actor: ana });
    const first = await firstOf(ana, id);
    expect(first).toMatchObject({ kind: 'recipeCreated', again: false, delivered: true });
    await notifiers.update(ana, id, { name: 'Hub', enabled: false });

    const again = await sendAgain(ana, id, first.id);

    expect(again).toMatchObject({ kind: 'recipeCreated', again: true, delivered: true });
    expect(hub.bodies).toHaveLength(2);
    expect(hub.bodies[1]).toEqual(hub.bodies[0]);
    expect((await list(ana, id)).map((each) => each.id)).toEqual([again.id, first.id]);
  });

  it.each([
    [500, 'the server answered 500'],
    [401, 'the server answered 401'],
    [null, 'the server could not be reached'],
  ])('report a repeated message that ends with %p', async (status, error) => {
    const { ana, hub, id, first } = await aTestedNotifier();
    hub.status = status;

    const again = await sendAgain(ana, id, first.id);

    expect(again).toMatchObject({ again: true, delivered: false, status, error });
    hub.status = 200;
    expect(await sendAgain(ana, id, again.id)).toMatchObject({ delivered: true, status: 200, error: null });
  });

  it('include a failed test', async () => {
    const ana = aMember();
    const { id } = await notifiers.create(ana, 'nonsense');

    await expect(notifiers.test(ana, id)).rejects.toMatchObject({ kind: 'refused' });

    expect(await list(ana, id)).toMatchObject([
      { delivered: false, target: '', status: null, error: 'the address is not valid' },
    ]);
  });

  it('are repeated once for repeated requests', async () => {
    const { ana, hub, id, first } = await aTestedNotifier();
    const newDeliveryId = newId();

    const delivery = await sendAgain(ana, id, first.id, newDeliveryId);

    expect(await sendAgain(ana, id, first.id, newDeliveryId)).toEqual(delivery);
    expect(hub.bodies).toHaveLength(2);
  });

  it('cannot be repeated when they cannot be decrypted', async () => {
    const { ana, hub, id, first } = await aTestedNotifier();
    await stored().updateOne({ _id: first.id }, { $set: { sealed: 'damaged' } });

    await expect(sendAgain(ana, id, first.id)).rejects.toMatchObject({ kind: 'refused' });
    expect(hub.bodies).toHaveLength(1);
  });

  it('are at most fifty; the oldest are deleted', async () => {
    const { ana, id, first } = await aTestedNotifier();
    const fields = await stored().findById(first.id).lean();
    const older = Array.from({ length: MAX_DELIVERIES }, (_, index) => ({
      ...fields,
      _id: newId(),
      at: new Date(Date.now() - 60_000 - index),
    }));
    await stored().insertMany(older);

    await sendAgain(ana, id, first.id);

    expect(await list(ana, id)).toHaveLength(MAX_DELIVERIES);
    expect(await stored().countDocuments({ senderId: id })).toBe(MAX_DELIVERIES);
  });

  it('are visible to the household only, and belong to one notifier', async () => {
    const { ana, hub, id, first } = await aTestedNotifier();
    const sibling = { ...ana, userId: newId(), householdId: newId() };

    for (const other of [sibling, aMember()]) {
      await expect(list(other, id)).rejects.toMatchObject(notFound);
      await expect(sendAgain(other, id, first.id)).rejects.toMatchObject(notFound);
      const own = await create(other, hub.url);
      await expect(sendAgain(other, own.id, first.id)).rejects.toMatchObject(notFound);
    }
    const second = await create(ana, hub.url);
    await expect(sendAgain(ana, second.id, first.id)).rejects.toMatchObject(notFound);
    await expect(sendAgain(ana, id, newId())).rejects.toMatchObject(notFound);
    const anonymous = admin.as(null).request(ListNotifierDeliveries, { id });
    await expect(anonymous).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(hub.bodies).toHaveLength(1);
  });

  it('are deleted with their notifier and with their household', async () => {
    const [one, two] = [await aTestedNotifier(), await aTestedNotifier()];

    await admin.as(one.ana).request(DeleteNotifier, { id: one.id });
    const deleted = { kind: 'household', id: two.ana.householdId, revision: 9 } as const;
    await admin.publish(DirectoryEntryDeleted, deleted, { tenant: { groupId: two.ana.groupId } });

    expect(await stored().countDocuments({ senderId: one.id })).toBe(0);
    await waitUntil(async () => (await stored().countDocuments({ senderId: two.id })) === 0);
  });
});

it('are not repeated in a demonstration', async () => {
  const demo = await startTestService(adminService, { env: { IS_DEMO: 'true' } });
  const request = { id: newId(), deliveryId: newId(), newDeliveryId: newId() };
  const attempt = demo.as(aMember()).request(ResendNotification, request);
  await expect(attempt).rejects.toMatchObject({ code: 'common.demo', kind: 'forbidden' });
  await demo.stop();
});
