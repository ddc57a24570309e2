import {
  CreatePlanEntry,
  DeleteWebhook,
  DirectoryEntryDeleted,
  ListWebhookDeliveries,
  MAX_DELIVERIES,
  ResendWebhook,
  TestWebhook,
  UpdateWebhook,
  type Actor,
} from '@larder/contracts';
import { newId, Schedules } from '@larder/service-kit';
import { aMember, startTestService, waitUntil, type TestService } from '@larder/testing';
import type { Model } from 'mongoose';
import { mealPlanService } from '../src/index.js';
import { DeliverWebhook } from '../src/webhooks/deliveries/deliver-webhook.job.js';
import { WEBHOOK_DELIVERIES } from '../src/webhooks/index.js';
import { aMemberInDirectory } from './support/household-fixture.js';
import { webhookDraft, WebhookFixture } from './support/webhook-fixture.js';

let webhooks: WebhookFixture;
let plans: TestService;
beforeAll(async () => {
  webhooks = await WebhookFixture.start();
  plans = webhooks.service;
});
afterAll(() => webhooks.stop());

const notFound = { code: 'common.not-found' };
const list = async (actor: Actor, id: string) => (await plans.as(actor).request(ListWebhookDeliveries, { id })).items;
const resend = (actor: Actor, id: string, deliveryId: string, newDeliveryId = newId()) =>
  plans.as(actor).request(ResendWebhook, { id, deliveryId, newDeliveryId });
const firstDelivery = (actor: Actor, id: string) => waitUntil(async () => (await list(actor, id))[0]);
const stored = () => plans.get<Model<{ _id: string; senderId: string }>>(`larder:model:${WEBHOOK_DELIVERIES}`);

async function aTestedWebhook() {
  const ana = await aMemberInDirectory(plans);
  const hook = webhooks.site.receives();
  const { id } = await webhooks.create(ana, { url: `${hook.url}?token=very-secret` });
  await plans.as(ana).request(TestWebhook, { id });
  return { ana, hook, id, first: await firstDelivery(ana, id) };
}

describe('calls of webhooks', () => {
  it('do not wait for receivers of other households that do not respond', async () => {
    const [ana, ben] = [await aMemberInDirectory(plans), await aMemberInDirectory(plans)];
    const open = new Set<object>();
    let mostOpen = 0;
    const silent = webhooks.site.serves(`/silent/${newId()}`, (_request, response) => {
      response.once('close', () => open.delete(response));
      mostOpen = Math.max(mostOpen, open.add(response).size);
    });
    for (let count = 0; count < DeliverWebhook.concurrency; count += 1) {
      const { id } = await webhooks.create(ana, { url: silent });
      await plans.as(ana).request(TestWebhook, { id });
    }
    await waitUntil(() => open.size > 1);

    const hook = webhooks.site.receives();
    const { id } = await webhooks.create(ben, { url: hook.url });
    await plans.as(ben).request(TestWebhook, { id });

    expect(await firstDelivery(ben, id)).toMatchObject({ delivered: true });
    expect(mostOpen).toBe(2);
  });
});

describe('past deliveries of a webhook', () => {
  it('show the outcome of a call and only the host of the address', async () => {
    const { first } = await aTestedWebhook();

    expect(first).toMatchObject({
      kind: 'test',
      again: false,
      target: `localhost:${webhooks.site.port}`,
      attempts: 1,
      delivered: true,
      status: 200,
      error: null,
    });
    expect(first.durationMs).toBeGreaterThanOrEqual(0);
    expect(JSON.stringify(first)).not.toContain('secret');
  });

  it('can be repeated as the same event, also while the webhook is disabled', async () => {
    const { ana, hook, id, first } = await aTestedWebhook();
    await plans.as(ana).request(UpdateWebhook, { id, webhook: webhookDraft({ url: hook.url, enabled: false }) });

    const again = await resend(ana, id, first.id);

    expect(again).toMatchObject({ kind: 'test', again: true, delivered: true, status: 200 });
    expect(hook.bodies).toHaveLength(2);
    expect(hook.bodies[1]?.['eventId']).toBe(hook.bodies[0]?.['eventId']);
    expect((await list(ana, id)).map((each) => each.id)).toEqual([again.id, first.id]);
  });

  it.each([
    [500, 'The receiver answered with status 500.'],
    [404, 'The receiver answered with status 404.'],
    [null, expect.any(String) as string],
  ])('report a repeated call that ends with %p', async (status, error) => {
    const { ana, hook, id, first } = await aTestedWebhook();
    hook.status = status;

    const again = await resend(ana, id, first.id);

    expect(again).toMatchObject({ again: true, delivered: false, status, error });
    hook.status = 200;
    expect(await resend(ana, id, again.id)).toMatchObject({ delivered: true, status: 200, error: null });
  });

  it('are repeated once for repeated requests', async () => {
    const { ana, hook, id, first } = await aTestedWebhook();
    const newDeliveryId = newId();

    const delivery = await resend(ana, id, first.id, newDeliveryId);

    expect(await resend(ana, id, first.id, newDeliveryId)).toEqual(delivery);
    expect(hook.bodies).toHaveLength(2);
  });

  it('keep the day of their plan when the schedule made them', async () => {
    const ana = await aMemberInDirectory(plans);
    const dueAt = new Date(Date.now() - 1_000).toISOString();
    const entry = { date: dueAt.slice(0, 10), title: 'Fondue', entryType: 'dinner' } as const;
    await plans.as(ana).request(CreatePlanEntry, { entry });
    const hook = webhooks.site.receives();
    const { id } = await webhooks.create(ana, { url: hook.url, scheduledTime: dueAt.slice(11, 19) });
    await plans.get(Schedules).run('webhooks-fire');
    const first = await firstDelivery(ana, id);
    expect(first).toMatchObject({ kind: 'scheduled', again: false, delivered: true });

    await resend(ana, id, first.id);

    expect(hook.bodies).toHaveLength(2);
    for (const body of hook.bodies)
      expect(body).toMatchObject({ documentData: { webhookBody: [{ title: 'Fondue' }] } });
  });

  it('are at most fifty; the oldest are deleted', async () => {
    const { ana, id, first } = await aTestedWebhook();
    const { _id, ...fields } = (await stored().findById(first.id).lean()) ?? {};
    const older = Array.from({ length: MAX_DELIVERIES }, (_, index) => ({
      ...fields,
      _id: newId(),
      at: new Date(Date.now() - 60_000 - index),
    }));
    await stored().insertMany(older);

    await resend(ana, id, first.id);

    expect(_id).toBe(first.id);
    expect(await list(ana, id)).toHaveLength(MAX_DELIVERIES);
    expect(await stored().countDocuments({ senderId: id })).toBe(MAX_DELIVERIES);
  });

  it('are visible to the household only, and belong to one webhook', async () => {
    const { ana, hook, id, first } = await aTestedWebhook();
    const sibling = { ...ana, userId: newId(), householdId: newId() };

    for (const other of [sibling, aMember(), await aMemberInDirectory(plans)]) {
      await expect(list(other, id)).rejects.toMatchObject(notFound);
      await expect(resend(other, id, first.id)).rejects.toMatchObject(notFound);
      const own = await webhooks.create(other, { url: hook.url });
      await expect(resend(other, own.id, first.id)).rejects.toMatchObject(notFound);
    }
    const second = await webhooks.create(ana, { url: hook.url });
    await expect(resend(ana, second.id, first.id)).rejects.toMatchObject(notFound);
    await expect(resend(ana, id, newId())).rejects.toMatchObject(notFound);
    await expect(plans.as(null).request(ListWebhookDeliveries, { id })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    expect(hook.bodies).toHaveLength(1);
  });

  it('are deleted with their webhook and with their household', async () => {
    const [one, two] = [await aTestedWebhook(), await aTestedWebhook()];

    await plans.as(one.ana).request(DeleteWebhook, { id: one.id });
    const deleted = { kind: 'household', id: two.ana.householdId, revision: 9 } as const;
    await plans.publish(DirectoryEntryDeleted, deleted, { actor: two.ana });

    expect(await stored().countDocuments({ senderId: one.id })).toBe(0);
    await waitUntil(async () => (await stored().countDocuments({ senderId: two.id })) === 0);
  });
});

it('are not repeated in a demonstration', async () => {
  const demo = await startTestService(mealPlanService, { env: { IS_DEMO: 'true' } });
  const request = { id: newId(), deliveryId: newId(), newDeliveryId: newId() };
  const attempt = demo.as(aMember()).request(ResendWebhook, request);
  await expect(attempt).rejects.toMatchObject({ code: 'common.demo', kind: 'forbidden' });
  await demo.stop();
});
