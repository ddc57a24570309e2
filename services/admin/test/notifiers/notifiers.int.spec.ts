import {
  CreateNotifier,
  DeleteNotifier,
  DirectoryEntryDeleted,
  DirectoryEntrySaved,
  ListNotifiers,
  PatchNotifier,
  readPage,
  ReadNotifier,
  TestNotifier,
  type Actor,
  type PageQuery,
} from '@larder/contracts';
import { Directory, newId } from '@larder/service-kit';
import {
  aDirectoryHousehold,
  aGroup,
  aHousehold,
  aMember,
  startTestService,
  waitUntil,
  type TestService,
} from '@larder/testing';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { adminService } from '../../src/index.js';
import { NOTIFIERS } from '../../src/notifiers/index.js';
import type { NotifierDocument } from '../../src/notifiers/notifier.schema.js';
import { NotifierFixture } from '../support/notifier-fixture.js';

let notifiers: NotifierFixture;
let admin: TestService;
beforeAll(async () => {
  notifiers = await NotifierFixture.start();
  admin = notifiers.service;
});
afterAll(() => notifiers.stop());

const SECRET_URL = 'gotify://hub.lan/very-secret';
const read = (actor: Actor, id: string) => admin.as(actor).request(ReadNotifier, { id });
const names = async (actor: Actor, query: Partial<z.input<typeof PageQuery>> = {}) =>
  (await readPage(admin.as(actor).stream(ListNotifiers, query))).items.map(({ name }) => name);
const notFound = { code: 'common.not-found' };
const stored = (id: string) => admin.get<Model<NotifierDocument>>(`larder:model:${NOTIFIERS}`).findById(id).lean();

describe('the notifiers of a household', () => {
  it('are created enabled and without subscriptions, and never return their address', async () => {
    const ana = aMember();

    const notifier = await notifiers.create(ana, SECRET_URL);

    expect(notifier).toMatchObject({ name: 'Chat', enabled: true, groupId: ana.groupId, householdId: ana.householdId });
    const { id: optionsId, ...flags } = notifier.options;
    expect(optionsId).toMatch(/^[0-9a-f-]{36}$/);
    expect(Object.keys(flags)).toHaveLength(22);
    expect(Object.values(flags)).not.toContain(true);
    expect(await read(ana, notifier.id)).toEqual(notifier);
    expect(JSON.stringify(notifier)).not.toContain('secret');
    expect(JSON.stringify(await stored(notifier.id))).not.toContain('secret');
  });

  it('are filtered and ordered by their household and group', async () => {
    const ana = aMember();
    await admin.publish(DirectoryEntrySaved, { entry: aDirectoryHousehold(ana, { slug: 'our-home' }) }, { actor: ana });
    await waitUntil(async () => Boolean(await admin.get(Directory).household(ana.householdId)));
    await notifiers.create(ana, SECRET_URL);

    expect(await names(ana, { queryFilter: 'household.slug = "our-home"', orderBy: 'household.name' })).toEqual([
      'Chat',
    ]);
    expect(await names(ana, { queryFilter: `groupId = "${ana.groupId}"`, orderBy: 'group.name' })).toEqual(['Chat']);
    expect(await names(ana, { queryFilter: 'household.slug = "theirs"' })).toEqual([]);
  });

  it('are filtered by their subscriptions, of which those never set count as false', async () => {
    const ana = aMember();
    const { id } = await notifiers.create(ana, SECRET_URL);
    await notifiers.create(ana, SECRET_URL);
    await notifiers.update(ana, id, { name: 'Family', options: { recipeCreated: true } });

    expect(await names(ana, { queryFilter: 'options.recipeCreated = true' })).toEqual(['Family']);
    for (const none of ['options.recipe_created = false', 'options.recipeCreated <> true'])
      expect(await names(ana, { queryFilter: none })).toEqual(['Chat']);
    expect(await names(ana, { queryFilter: 'options.recipeCreated IN [true] OR options.tagCreated IS NULL' })).toEqual([
      'Family',
    ]);
    const all = 'options.tagCreated IS NOT NULL AND options.tag_deleted <= false';
    expect(await names(ana, { queryFilter: all, orderBy: 'name:asc' })).toEqual(['Chat', 'Family']);
  });

  it('keep what a patch does not name', async () => {
    const ana = aMember();
    const { id } = await notifiers.create(ana, SECRET_URL);
    await notifiers.update(ana, id, { name: 'Family', options: { recipeCreated: true, tagDeleted: true } });
    const sealed = (await stored(id))?.sealedUrl;
    const patch = (changes: object) => admin.as(ana).request(PatchNotifier, { id, changes });
    await patch({ enabled: false });
    const patched = await patch({ options: { tagDeleted: false } });
    const options = { recipeCreated: true, tagDeleted: false };
    expect(patched).toMatchObject({ name: 'Family', enabled: false, options });
    expect((await stored(id))?.sealedUrl).toBe(sealed);
    await expect(admin.as(aMember()).request(PatchNotifier, { id, changes: {} })).rejects.toMatchObject(notFound);
  });

  it('are replaced; an absent address and absent flags are kept', async () => {
    const ana = aMember();
    const url = notifiers.site.servesBody('/kept', '');
    const { id, options } = await notifiers.create(ana, url.replace('http:', 'json:'));

    const first = await notifiers.update(ana, id, {
      name: 'Family',
      options: { recipeCreated: true, dataExport: true, testMessage: true, webhookTask: true },
    });
    expect(first.options).toMatchObject({
      recipeCreated: true,
      dataExport: true,
      testMessage: false,
      webhookTask: false,
    });
    expect(first.options.id).not.toBe(options.id);

    const second = await notifiers.update(ana, id, {
      name: 'Family',
      enabled: false,
      appriseUrl: '',
      options: { tagDeleted: true },
    });
    expect(second).toMatchObject({
      name: 'Family',
      enabled: false,
      options: { recipeCreated: false, dataExport: true, tagDeleted: true },
    });
    const none = await notifiers.update(ana, id, { name: 'Family', appriseUrl: null });
    expect(Object.values(none.options)).not.toContain(true);

    await notifiers.test(ana, id);
    expect(notifiers.site.requests.at(-1)?.url).toBe('/kept');
  });

  it('are filtered and ordered by visible fields, not by the address', async () => {
    const ana = aMember();
    for (const name of ['b', 'Á', 'c']) await notifiers.create(ana, SECRET_URL, name);

    expect(await names(ana, { orderBy: 'name', orderDirection: 'asc' })).toEqual(['Á', 'b', 'c']);
    expect(await names(ana, { queryFilter: 'name = "c"' })).toEqual(['c']);
    for (const attribute of ['apprise_url', 'appriseUrl', 'sealedUrl', 'subscriptions.recipeCreated']) {
      const queryFilter = `${attribute} LIKE "%secret%"`;
      await expect(names(ana, { queryFilter })).rejects.toMatchObject({ kind: 'refused' });
      await expect(names(ana, { orderBy: attribute })).rejects.toMatchObject({ kind: 'refused' });
    }
  });

  it.each([[{}], [{ name: 'Chat' }], [{ name: 'Chat', appriseUrl: null }], [{ name: 'Chat', appriseUrl: ' ' }]])(
    'cannot be created from %p',
    async (notifier) => {
      const ana = aMember();
      const request = { id: newId(), notifier: notifier as { name: string; appriseUrl: string } };

      await expect(admin.as(ana).request(CreateNotifier, request)).rejects.toMatchObject({ kind: 'invalid' });
    },
  );

  it('are visible to the household only', async () => {
    const group = aGroup();
    const [ana, ben] = [aMember({ group }), aMember({ group })];
    const { id } = await notifiers.create(ana);

    expect(await names(ben)).toEqual([]);
    for (const reply of [
      read(ben, id),
      notifiers.update(ben, id, { name: 'Theirs' }),
      admin.as(ben).request(DeleteNotifier, { id }),
      notifiers.test(ben, id),
    ]) {
      await expect(reply).rejects.toMatchObject(notFound);
    }
    await expect(admin.as(null).request(ReadNotifier, { id })).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(await names(ana)).toEqual(['Chat']);
  });

  it('are deleted, also with their household', async () => {
    const household = aHousehold();
    const ana = aMember({ household });
    const { id } = await notifiers.create(ana);
    await notifiers.create(ana);

    expect(await admin.as(ana).request(DeleteNotifier, { id })).toBeNull();
    await expect(read(ana, id)).rejects.toMatchObject(notFound);
    await expect(admin.as(ana).request(DeleteNotifier, { id })).rejects.toMatchObject(notFound);

    const { groupId, householdId } = ana;
    const deleted = { kind: 'household', id: householdId, revision: 9 } as const;
    await admin.publish(DirectoryEntryDeleted, deleted, { tenant: { groupId } });
    await waitUntil(async () => (await names(ana)).length === 0);
  });
});

describe('a test', () => {
  it('sends a message without an event, also when the notifier is disabled', async () => {
    const ana = aMember();
    const { url, bodies } = notifiers.site.receives();
    const { id } = await notifiers.create(ana, `${url.replace('http:', 'json:')}?+X-Key=abc`);
    await notifiers.update(ana, id, { name: 'Chat', enabled: false });

    expect(await notifiers.test(ana, id)).toBeNull();

    expect(notifiers.site.requests.at(-1)).toMatchObject({ method: 'POST' });
    expect(notifiers.site.requests.at(-1)?.headers['x-key']).toBe('abc');
    const standard = { version: '1.0', title: 'Test Message', message: 'test message', attachments: [], type: 'info' };
    expect(bodies).toEqual([standard]);
  });

  it.each([
    ['nonsense', 'the address is not valid'],
    ['mmost://hub.lan/token', 'unsupported scheme "mmost"'],
    ['mailto://ana@example.org', 'mail is not set up'],
    ['json://127.0.0.1:9/loopback', 'the address is not allowed'],
    ['json://localhost:PORT/not-there', 'the server answered 404'],
    ['json://localhost:PORT/elsewhere', 'the address is not allowed'],
  ])('reports for %s that %s', async (address, reason) => {
    notifiers.site.redirects('/elsewhere', 'http://example.org/', 307);
    const ana = aMember();
    const { id } = await notifiers.create(ana, address.replace('PORT', String(notifiers.site.port)));

    await expect(notifiers.test(ana, id)).rejects.toMatchObject({
      code: 'admin.notification-not-delivered',
      kind: 'refused',
      params: { reason },
    });
  });
});

it('is refused in a demonstration', async () => {
  const demo = await startTestService(adminService, { env: { IS_DEMO: 'true' } });
  const attempt = demo.as(aMember()).request(TestNotifier, { id: newId() });
  await expect(attempt).rejects.toMatchObject({ code: 'common.demo', kind: 'forbidden' });
  await demo.stop();
});
