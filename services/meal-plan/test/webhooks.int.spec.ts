import {
  CreatePlanEntry,
  CreateWebhook,
  DeleteWebhook,
  DirectoryEntryDeleted,
  ListWebhooks,
  MAX_WEBHOOKS,
  readPage,
  ReadWebhook,
  RerunWebhooks,
  TestWebhook,
  UpdateWebhook,
  WebhookDraft,
  type Actor,
} from '@larder/contracts';
import { Directory, Jobs, newId, Schedules } from '@larder/service-kit';
import { aHousehold, aMember, startTestService, waitUntil, type TestService } from '@larder/testing';
import { mealPlanService } from '../src/index.js';
import { DeliverWebhook } from '../src/webhooks/deliveries/deliver-webhook.job.js';
import { WebhookSchedule } from '../src/webhooks/schedule/webhook-schedule.js';
import { FakeRecipeService } from './support/fake-recipe-service.js';
import { aMemberInDirectory } from './support/household-fixture.js';
import { notFound } from './support/meal-plan-fixture.js';
import { webhookDraft, WebhookFixture } from './support/webhook-fixture.js';

let webhooks: WebhookFixture;
let plans: TestService;
let recipeService: FakeRecipeService;

beforeAll(async () => {
  webhooks = await WebhookFixture.start();
  plans = webhooks.service;
  recipeService = await FakeRecipeService.start(plans);
});
afterAll(() => webhooks.stop());

const read = (actor: Actor, id: string) => plans.as(actor).request(ReadWebhook, { id });
const today = () => new Date().toISOString().slice(0, 10);
const firstBody = <Value>(values: readonly Value[]) => waitUntil(() => Promise.resolve(values.length > 0 && values[0]));

describe('the webhooks of a household', () => {
  it('are created, listed, replaced and deleted', async () => {
    const ana = aHousehold().member();
    const hook = await webhooks.create(ana, { name: 'Kitchen display', timeZone: 'Europe/Berlin' });
    expect(hook).toMatchObject({
      enabled: true,
      webhookType: 'mealplan',
      scheduledTime: '16:30:00',
      lastDelivery: null,
    });

    await plans
      .as(ana)
      .request(UpdateWebhook, { id: hook.id, webhook: webhookDraft({ name: 'Door', scheduledTime: '08:00' }) });
    await webhooks.create(ana, { name: 'Attic' });

    await expect(read(ana, hook.id)).resolves.toMatchObject({
      name: 'Door',
      scheduledTime: '08:00:00',
      timeZone: null,
    });
    const query = { orderBy: 'name:asc', queryFilter: 'enabled = TRUE' };
    const { items } = await readPage(plans.as(ana).stream(ListWebhooks, query));
    expect(items.map(({ name }) => name)).toEqual(['Attic', 'Door']);
    await plans.as(ana).request(DeleteWebhook, { id: hook.id });
    await expect(read(ana, hook.id)).rejects.toEqual(notFound);
  });

  it('are filtered and ordered by their household and group', async () => {
    const ana = await aMemberInDirectory(plans);
    await webhooks.create(ana, { name: 'Attic' });
    const household = await plans.get(Directory).household(ana.householdId);
    const names = async (query: object) =>
      (await readPage(plans.as(ana).stream(ListWebhooks, query))).items.map(({ name }) => name);

    expect(await names({ queryFilter: `household.slug = "${household?.slug}"`, orderBy: 'household.name' })).toEqual([
      'Attic',
    ]);
    expect(await names({ queryFilter: `householdId = "${ana.householdId}" AND group.name IS NOT NULL` })).toEqual([
      'Attic',
    ]);
    expect(await names({ queryFilter: 'household.preferences.privateHousehold IS NULL' })).toEqual([]);
    expect(await names({ queryFilter: 'household.name = "Others"' })).toEqual([]);
    expect(await names({ queryFilter: 'household.group.preferences.privateGroup = false' })).toEqual(['Attic']);
    expect(await names({ queryFilter: 'household.group.slug = "others"' })).toEqual([]);
  });

  it('are hidden from other households', async () => {
    const household = aHousehold();
    const hook = await webhooks.create(household.member());
    for (const other of [household.group.household().member(), aHousehold().member()]) {
      await expect(read(other, hook.id)).rejects.toEqual(notFound);
      await expect(plans.as(other).request(UpdateWebhook, { id: hook.id, webhook: webhookDraft() })).rejects.toEqual(
        notFound,
      );
      await expect(plans.as(other).request(TestWebhook, { id: hook.id })).rejects.toEqual(notFound);
      await expect(plans.as(other).request(DeleteWebhook, { id: hook.id })).rejects.toEqual(notFound);
      expect((await readPage(plans.as(other).stream(ListWebhooks, {}))).items).toEqual([]);
    }
  });

  it('need a valid address when they are enabled, and a time', () => {
    const codes = (body: object) => WebhookDraft.safeParse(body).error?.issues.map(({ path }) => path.join('.'));
    expect(codes({ scheduledTime: '16:30' })).toEqual(['url']);
    expect(codes({ scheduledTime: '16:30', url: 'javascript:alert(1)' })).toEqual(['url']);
    expect(codes({ scheduledTime: 'noon', enabled: false })).toEqual(['scheduledTime']);
    expect(codes({ enabled: false })).toEqual(['scheduledTime']);
    expect(codes({ enabled: false, scheduledTime: '00:00' })).toBeUndefined();
  });

  it('are at most a hundred', async () => {
    const household = aHousehold();
    const ana = household.member();
    const hooks = await Promise.all(Array.from({ length: MAX_WEBHOOKS }, () => webhooks.create(ana)));

    await expect(webhooks.create(ana)).rejects.toMatchObject({
      code: 'meal-plan.too-many-webhooks',
      params: { most: MAX_WEBHOOKS },
    });
    const [first] = hooks;
    const repeated = plans.as(ana).request(CreateWebhook, { id: first?.id ?? '', webhook: webhookDraft() });
    await expect(repeated).resolves.toEqual(first);
    await expect(webhooks.create(household.group.household().member())).resolves.toMatchObject({ enabled: true });
  });

  it('are deleted with their household', async () => {
    const ana = aHousehold().member();
    const hook = await webhooks.create(ana);
    const deleted = { kind: 'household', id: ana.householdId, revision: 2 } as const;
    await plans.publish(DirectoryEntryDeleted, deleted, { actor: ana });
    await waitUntil(() =>
      read(ana, hook.id).then(
        () => false,
        () => true,
      ),
    );
  });

  it("are called by a test with today's plan, even when they are disabled", async () => {
    const ana = await aMemberInDirectory(plans);
    const soup = recipeService.add(ana, 'pea-soup');
    const entry = { date: today(), entryType: 'dinner', recipeId: soup.id } as const;
    await plans.as(ana).request(CreatePlanEntry, { entry });
    const { url, bodies } = webhooks.site.receives();
    const hook = await webhooks.create(ana, { url, enabled: false });

    await plans.as(ana).request(TestWebhook, { id: hook.id });

    expect(await firstBody(bodies)).toMatchObject({
      message: { title: 'Webhook Task', body: 'Test Webhook' },
      eventType: 2,
      integrationId: 'mealie_generic_user',
      documentData: {
        documentType: 'mealplan',
        operation: 'info',
        webhookBody: [
          { date: today(), entryType: 'dinner', householdId: ana.householdId, recipe: { slug: 'pea-soup' } },
        ],
      },
    });
    const { lastDelivery } = await waitUntil(async () => {
      const stored = await read(ana, hook.id);
      return stored.lastDelivery && stored;
    });
    expect(lastDelivery).toMatchObject({ delivered: true, status: 200, error: null });
  });

  it('are called when they are due, and a failed one does not stop the others', async () => {
    const ana = await aMemberInDirectory(plans);
    await plans.as(ana).request(CreatePlanEntry, { entry: { date: today(), title: 'Fondue', entryType: 'dinner' } });
    const [good, bad] = [webhooks.site.receives(), webhooks.site.receives()];
    bad.status = 400;
    const scheduledTime = '00:00';
    const failing = await webhooks.create(ana, { url: bad.url, scheduledTime });
    await webhooks.create(ana, { url: good.url, scheduledTime });
    await webhooks.create(ana, { url: `http://127.0.0.1:${webhooks.site.port}/never`, scheduledTime });

    await plans.as(ana).request(RerunWebhooks, {});

    const [first, second] = [await firstBody(good.bodies), await firstBody(bad.bodies)];
    expect(first).toMatchObject({ message: { body: 'generic' }, documentData: { webhookBody: [{ title: 'Fondue' }] } });
    expect(first).toHaveProperty('eventId', (second as { eventId: string }).eventId);
    const { lastDelivery } = await waitUntil(async () => {
      const stored = await read(ana, failing.id);
      return stored.lastDelivery && stored;
    });
    expect(lastDelivery).toMatchObject({ delivered: false, status: 400 });
    expect(webhooks.site.requests.some(({ url }) => url === '/never')).toBe(false);
  });

  it('are called once by the schedule, and not when nothing is planned', async () => {
    const [ana, ben] = [await aMemberInDirectory(plans), await aMemberInDirectory(plans)];
    const dueAt = new Date(Date.now() - 1_000);
    await plans.as(ana).request(CreatePlanEntry, {
      entry: { date: dueAt.toISOString().slice(0, 10), title: 'Fondue', entryType: 'dinner' },
    });
    const [anasReceiver, bensReceiver] = [webhooks.site.receives(), webhooks.site.receives()];
    const scheduledTime = dueAt.toISOString().slice(11, 19);
    await webhooks.create(ana, { url: anasReceiver.url, scheduledTime });
    await webhooks.create(ben, { url: bensReceiver.url, scheduledTime });

    await plans.get(Schedules).run('webhooks-fire');

    await firstBody(anasReceiver.bodies);
    await plans.settled();
    expect(anasReceiver.bodies).toHaveLength(1);
    expect(bensReceiver.bodies).toEqual([]);
  });

  it('are skipped when they were due more than an hour before a late run', async () => {
    const ana = await aMemberInDirectory(plans);
    const tickAt = new Date(Date.UTC(2031, 5, 1, 12));
    const late = await webhooks.create(ana, { scheduledTime: '10:59:59' });
    const recent = await webhooks.create(ana, { scheduledTime: '11:00:01' });

    await plans.get(WebhookSchedule).fire({ tickAt });

    const jobOf = ({ id }: { id: string }) => plans.get(Jobs).find(`webhook_${id}_${tickAt.getTime()}`);
    expect(await jobOf(late)).toBeNull();
    expect(await jobOf(recent)).toMatchObject({ name: DeliverWebhook.name });
  });
});

it('are not called in a demonstration', async () => {
  const demo = await startTestService(mealPlanService, { env: { IS_DEMO: 'true' } });
  const refused = { code: 'common.demo', kind: 'forbidden' };
  await expect(demo.as(aMember()).request(TestWebhook, { id: newId() })).rejects.toMatchObject(refused);
  await expect(demo.as(aMember()).request(RerunWebhooks, {})).rejects.toMatchObject(refused);

  const ana = aMember();
  const tickAt = new Date();
  const scheduledTime = tickAt.toISOString().slice(11, 19);
  const { id } = await demo.as(ana).request(CreateWebhook, { id: newId(), webhook: webhookDraft({ scheduledTime }) });
  await demo.get(WebhookSchedule).fire({ tickAt });
  expect(await demo.get(Jobs).find(`webhook_${id}_${tickAt.getTime()}`)).toBeNull();
  await demo.stop();
});
