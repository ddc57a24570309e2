import {
  CreateApiToken,
  DeleteApiToken,
  DeleteUser,
  ListHouseholdMembers,
  readPage,
  ReadUser,
  RefreshSession,
  ResolveToken,
  SignOut,
  UpdatePassword,
} from '@larder/contracts';
import { type RunningService } from '@larder/service-kit';
import { TokenReader } from '../../src/sign-in/sessions/token-reader.js';
import { startIdentity, type Identity } from '../support/identity.js';
import { aUser, PASSWORD, selfOf } from '../support/users.js';

const DAY = 86_400;

let identity: Identity;
let replica: RunningService;
beforeAll(async () => {
  identity = await startIdentity();
  replica = await identity.replica();
});
afterAll(() => identity.stop());

const resolve = (token: string) => identity.as(null).request(ResolveToken, { token });

describe('an API token', () => {
  it('is returned once and then authenticates its owner', async () => {
    const ana = await aUser(identity, { canOrganize: true });

    const created = await identity.as(ana.actor).request(CreateApiToken, { name: 'home', integrationId: 'kitchen' });

    const { actor, kind } = await resolve(created.token);
    expect(created).toMatchObject({
      name: 'home',
      id: expect.any(Number) as number,
      createdAt: expect.any(String) as string,
    });
    expect(kind).toBe('api-token');
    expect(actor).toEqual({ ...ana.actor, integrationId: 'kitchen', credential: 'api-token' });
  });

  it('may be created with an empty integration id', async () => {
    const ana = await aUser(identity);

    const { token } = await identity.as(ana.actor).request(CreateApiToken, { name: 'home', integrationId: '' });

    expect((await resolve(token)).actor).toMatchObject({ userId: ana.user.id, integrationId: '' });
  });

  it('has the claims that existing clients decode, and is valid for five years', async () => {
    const ana = await aUser(identity);

    const { token } = await identity.as(ana.actor).request(CreateApiToken, { name: 'home' });

    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, number>;
    expect(claims).toMatchObject({ long_token: true, id: ana.user.id, name: 'home', integration_id: 'generic' });
    expect((claims['exp'] ?? 0) - (claims['iat'] ?? 0)).toBe(1_825 * DAY);
  });

  it('is masked for its owner and hidden from all others', async () => {
    const ana = await aUser(identity);
    const bo = await aUser(identity);
    const { id, token } = await identity.as(ana.actor).request(CreateApiToken, { name: 'home' });

    const own = await selfOf(identity, ana.actor);
    const { items } = await readPage(identity.as(bo.actor).stream(ListHouseholdMembers, { perPage: -1 }));
    const byAdmin = await identity.as(identity.admin).request(ReadUser, { id: ana.user.id });

    expect(own.tokens).toEqual([{ token: '********', name: 'home', id, createdAt: expect.any(String) as string }]);
    expect(items.find((each) => each.id === ana.user.id)?.tokens).toBeNull();
    expect(byAdmin.tokens).toBeNull();
    expect(JSON.stringify([own, items, byAdmin])).not.toContain(token);
  });

  it('gets a unique number, also when many are created concurrently', async () => {
    const people = await Promise.all([aUser(identity), aUser(identity)]);
    const names = Array.from({ length: 10 }, (_, index) => `token ${index}`);

    const made = await Promise.all(
      people.flatMap(({ actor }) => names.map((name) => identity.as(actor).request(CreateApiToken, { name }))),
    );

    expect(new Set(made.map(({ id }) => id)).size).toBe(20);
  });

  it('is invalid at once after it is deleted, on every replica', async () => {
    const ana = await aUser(identity);
    const { id, token } = await identity.as(ana.actor).request(CreateApiToken, { name: 'home' });
    await replica.get(TokenReader).identify(token);

    expect(await identity.as(ana.actor).request(DeleteApiToken, { id })).toEqual({ tokenDelete: 'home' });

    for (const each of [identity, replica]) {
      await expect(each.get(TokenReader).identify(token)).rejects.toMatchObject({ kind: 'unauthenticated' });
    }
    await expect(identity.as(ana.actor).request(DeleteApiToken, { id })).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('can be deleted by its owner only', async () => {
    const [ana, bo] = [await aUser(identity), await aUser(identity)];
    const { id, token } = await identity.as(ana.actor).request(CreateApiToken, { name: 'home' });

    await expect(identity.as(bo.actor).request(DeleteApiToken, { id })).rejects.toMatchObject({ kind: 'forbidden' });
    const asAdmin = identity.as(identity.admin).request(DeleteApiToken, { id });
    await expect(asAdmin).rejects.toMatchObject({ kind: 'forbidden' });

    expect((await resolve(token)).actor.userId).toBe(ana.user.id);
  });

  it('is deleted with its owner, and stays valid after a password change', async () => {
    const ana = await aUser(identity);
    const { token } = await identity.as(ana.actor).request(CreateApiToken, { name: 'home' });
    const change = { currentPassword: PASSWORD, newPassword: 'rye-flour-10', token: ana.token };

    await identity.as(ana.actor).request(UpdatePassword, change);
    expect((await resolve(token)).actor.userId).toBe(ana.user.id);
    await identity.as(identity.admin).request(DeleteUser, { id: ana.user.id });

    await expect(resolve(token)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('is not a session: it cannot be refreshed or signed out', async () => {
    const ana = await aUser(identity);
    const { token } = await identity.as(ana.actor).request(CreateApiToken, { name: 'home' });

    await expect(identity.as(null).request(RefreshSession, { token })).rejects.toMatchObject({ kind: 'forbidden' });
    await identity.as(null).request(SignOut, { token });

    expect((await resolve(token)).actor.userId).toBe(ana.user.id);
  });

  it.each(['', 'x'.repeat(256)])('needs a name of 1 to 255 characters', async (name) => {
    const ana = await aUser(identity);

    await expect(identity.as(ana.actor).request(CreateApiToken, { name })).rejects.toMatchObject({ kind: 'invalid' });
  });
});
