import { randomUUID } from 'node:crypto';
import { aGroup, aUser } from '../../support/users.js';
import { administrator, aVisitor } from '../../support/instances/product.js';

const self = async ({ api }: Awaited<ReturnType<typeof aUser>>) => (await api.get('/api/users/self')).body;

describe("a user's own account", () => {
  it('is up to date after each change, by its owner or an administrator', async () => {
    const [person, admin] = [await aUser(), await administrator()];
    const account = (await self(person)) as Record<string, unknown>;

    await person.api.put(`/api/users/${person.id}`, { ...account, fullName: 'Ana' });
    expect(await self(person)).toMatchObject({ fullName: 'Ana', canOrganize: false });

    await admin.put(`/api/admin/users/${person.id}`, { ...account, fullName: 'Ana', canOrganize: true });
    expect(await self(person)).toMatchObject({ canOrganize: true });

    await person.api.post('/api/users/api-tokens', { name: 'Watch' });
    expect(await self(person)).toMatchObject({ tokens: [{ name: 'Watch' }] });

    const name = `Group ${randomUUID()}`;
    await admin.put(`/api/admin/groups/${person.groupId}`, { id: person.groupId, name });
    expect(await self(person)).toMatchObject({ group: name });
  });

  it('is returned to its owner only, and no longer after its deletion', async () => {
    const group = await aGroup();
    const [first, second] = [await aUser({ group }), await aUser({ group })];
    expect(await self(first)).toMatchObject({ id: first.id });
    expect(await self(second)).toMatchObject({ id: second.id });

    await (await administrator()).delete(`/api/admin/users/${first.id}`);

    expect((await first.api.get('/api/users/self')).status).toBe(401);
    expect((await aVisitor().get('/api/users/self')).status).toBe(401);
    expect(await self(second)).toMatchObject({ id: second.id });
  });
});

describe('public site information', () => {
  it('follows the privacy of the default group immediately', async () => {
    const admin = await administrator();
    const preferences = (await admin.get('/api/groups/preferences')).body as Record<string, unknown>;
    const slug = async () =>
      ((await aVisitor().get('/api/app/about')).body as Record<string, unknown>)['defaultGroupSlug'];
    const setPrivate = (privateGroup: boolean) =>
      admin.put('/api/groups/preferences', { ...preferences, privateGroup });

    try {
      await setPrivate(false);
      expect(await slug()).toBe('home');
      await setPrivate(true);
      expect(await slug()).toBeNull();
    } finally {
      await admin.put('/api/groups/preferences', preferences); // other tests rely on a private default group
    }
  });
});
