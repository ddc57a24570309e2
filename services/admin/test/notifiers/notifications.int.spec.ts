import {
  CreateNotifier,
  OrganizerCreated,
  RecipeCreated,
  ShoppingItemsChanged,
  UpdateNotifier,
  type Actor,
} from '@larder/contracts';
import { Jobs, newId } from '@larder/service-kit';
import { aGroup, aHousehold, aMember, startTestService, waitUntil, type TestService } from '@larder/testing';
import { adminService } from '../../src/index.js';
import { RecipeEventsListener } from '../../src/notifiers/events/recipe-events.listener.js';
import { NotifierFixture } from '../support/notifier-fixture.js';

let notifiers: NotifierFixture;
let admin: TestService;
beforeAll(async () => {
  notifiers = await NotifierFixture.start({ BASE_URL: 'https://larder.example' });
  admin = notifiers.service;
});
afterAll(() => notifiers.stop());

interface Notification {
  title: string;
  message: string;
  event_type: string;
  integration_id: string;
  document_data: string;
  event_id: string;
  timestamp: string;
}
const subscribed: (...options: Parameters<NotifierFixture['subscribed']>) => Promise<Notification[]> = (...options) =>
  notifiers.subscribed(...options);

async function addToDirectory(actor: Actor): Promise<Actor> {
  await admin.addToDirectory(actor);
  return actor;
}
const aRecipe = (name = 'Pea soup') => ({ recipeId: newId(), slug: 'pea-soup', name, revision: 0 });

it('notifies the household of the record, with a text and the data of the event', async () => {
  const ana = await addToDirectory(aMember({ integrationId: 'kitchen-hub' }));
  const received = await subscribed(ana, { recipeCreated: true });

  await admin.publish(RecipeCreated, aRecipe(), { actor: ana });

  await waitUntil(() => received.length === 1);
  expect(received[0]).toEqual({
    version: '1.0',
    title: 'Recipe Created',
    attachments: [],
    type: 'info',
    message: `Pea soup has been created, https://larder.example/g/${ana.groupSlug}/r/pea-soup`,
    event_type: 'recipe_created',
    integration_id: 'kitchen-hub',
    document_data: '{"documentType":"recipe","operation":"create","recipeSlug":"pea-soup"}',
    event_id: expect.any(String) as string,
    timestamp: expect.stringMatching(/^\d{4}-.*\+00:00$/) as string,
  });
});

it('does not notify other households, or about other events, or with disabled notifiers', async () => {
  const group = aGroup();
  const [ana, ben] = [await addToDirectory(aMember({ group })), await addToDirectory(aMember({ group }))];
  const others = [
    await subscribed(ben, { recipeCreated: true }),
    await subscribed(aMember(), { recipeCreated: true }),
    await subscribed(ana, { recipeUpdated: true }),
    await subscribed(ana, { recipeCreated: true }, false),
  ];
  const received = await subscribed(ana, { recipeCreated: true });

  await admin.publish(RecipeCreated, aRecipe(), { actor: ana });

  await waitUntil(() => received.length === 1);
  expect(others).toEqual([[], [], [], []]);
});

it('notifies all households of the group of a tag', async () => {
  const group = aGroup();
  const [ana, ben] = [await addToDirectory(aMember({ group })), await addToDirectory(aMember({ group }))];
  const received = [await subscribed(ana, { tagCreated: true }), await subscribed(ben, { tagCreated: true })];
  const stranger = await subscribed(aMember(), { tagCreated: true });

  const tag = { kind: 'tags' as const, organizerId: newId(), slug: 'quick', name: 'Quick' };
  await admin.publish(OrganizerCreated, tag, { actor: ana });

  await waitUntil(() => received.every(({ length }) => length === 1));
  expect(stranger).toEqual([]);
});

it('summarizes only a burst about one list', async () => {
  const household = aHousehold();
  const ana = await addToDirectory(aMember({ household }));
  const received = await subscribed(ana, { shoppingListUpdated: true, recipeCreated: true });
  const change = { listId: newId(), listName: 'Market', updatedIds: [], deletedIds: [] };

  for (let revision = 1; revision <= 40; revision += 1) {
    const items = { ...change, listRevision: revision, createdIds: [newId()] };
    await admin.publish(ShoppingItemsChanged, items, { actor: ana });
  }
  await admin.publish(RecipeCreated, aRecipe(), { actor: ana });

  const startingWith = (start: string) => received.filter(({ message }) => message.startsWith(start));
  // Deliveries overtake each other.
  await waitUntil(() => received.some(({ message }) => message.includes('more change')), { withinMs: 30_000 });
  await waitUntil(() => startingWith('1 item added to Market').length >= 10);
  await waitUntil(() => startingWith('Pea soup has been created').length === 1);
  // The burst may fall into two windows.
  expect(startingWith('1 item added to Market').length).toBeLessThanOrEqual(20);
  expect(received.find(({ message }) => message.includes('more change'))).toMatchObject({
    title: 'Shopping List Updated',
    event_type: 'shopping_list_updated',
  });
});

it.each([true, false])('queues notifications unless it is a demonstration: %p', async (isDemo) => {
  const service = await startTestService(adminService, { env: { IS_DEMO: `${isDemo}` } });
  const ana = aMember();
  const id = newId();
  const notifier = { name: 'Hub', appriseUrl: 'json://127.0.0.1/none' };
  await service.as(ana).request(CreateNotifier, { id, notifier });
  const options = { recipeCreated: true };
  await service.as(ana).request(UpdateNotifier, { id, notifier: { name: 'Hub', enabled: true, options } });
  const { groupId, householdId, userId, integrationId } = ana;
  const eventId = newId();
  const envelope = { eventId, occurredAt: new Date().toISOString(), groupId, householdId, userId, integrationId };

  await service.get(RecipeEventsListener).onCreated({ ...envelope, ...aRecipe() });

  expect((await service.get(Jobs).find(`notify_${eventId}_${id}`)) !== null).toBe(!isDemo);
  await service.stop();
});
