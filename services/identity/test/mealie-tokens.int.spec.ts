import { createHmac } from 'node:crypto';
import { CreateApiToken, DeleteApiToken, ResolveToken } from '@larder/contracts';
import type { DumpRecordOf } from '@larder/mealie-dump';
import { newId } from '@larder/service-kit';
import { toDocuments } from '../src/mealie-import/index.js';
import { API_TOKENS } from '../src/store/api-tokens/api-token.schema.js';
import { USERS } from '../src/store/users/user.schema.js';
import { startIdentity, type Identity } from './support/identity.js';
import { aUser, PASSWORD, type TestUser } from './support/users.js';

const SECRET = 'the secret of the other site';
const times = { createdAt: '2026-01-02T03:04:05.000Z', updatedAt: '2026-01-02T03:04:05.000Z' };
const IN_A_YEAR = Math.floor(Date.now() / 1000) + 365 * 86_400;
let number = 1_000;

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity({ MEALIE_SECRET: SECRET });
});
afterAll(() => identity.stop());

/** A token with the header and claims of Mealie. */
function signed(claims: object, secret = SECRET): string {
  const encoded = [
    { alg: 'HS256', typ: 'JWT' },
    { exp: IN_A_YEAR, iss: 'mealie', ...claims },
  ];
  const text = encoded.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
const apiTokenOf = ({ user }: TestUser, claims: object = {}) =>
  signed({ long_token: true, id: user.id, name: 'hub', integration_id: 'kitchen', ...claims });

/** Stores the record of a token as the import of a backup does. */
async function imported(token: string, { user }: TestUser): Promise<number> {
  number += 1;
  const record: DumpRecordOf<'api-token'> = {
    kind: 'api-token',
    number,
    userId: user.id,
    name: 'hub',
    token,
    ...times,
  };
  const [stored] = toDocuments({ ...record });
  await identity.collection(API_TOKENS).insertOne(stored?.document as never);
  return number;
}
const resolve = (token: string, by = identity) => by.as(null).request(ResolveToken, { token });
const notValid = { kind: 'unauthenticated' };

describe('an API token of Mealie', () => {
  it('is valid with the secret of the other site, until it is deleted', async () => {
    const ana = await aUser(identity);
    const token = apiTokenOf(ana);
    const id = await imported(token, ana);

    expect(await resolve(token)).toEqual({
      actor: { ...ana.actor, integrationId: 'kitchen', credential: 'api-token' },
      kind: 'api-token',
      expiresAt: IN_A_YEAR,
    });

    await identity.as(ana.actor).request(DeleteApiToken, { id });
    await expect(resolve(token)).rejects.toMatchObject(notValid);
  });

  it('may lack the integration, and name its user without hyphens', async () => {
    const ana = await aUser(identity);
    const token = apiTokenOf(ana, { integration_id: undefined, id: ana.user.id.replaceAll('-', '') });
    await imported(token, ana);

    expect((await resolve(token)).actor).toMatchObject({ userId: ana.user.id, integrationId: 'generic' });
  });

  it('is refused without a record, with another signature, for another user and after its end', async () => {
    const [ana, bo] = [await aUser(identity), await aUser(identity)];
    const foreign = signed({ long_token: true, id: ana.user.id }, 'a secret of someone else');
    const expired = apiTokenOf(ana, { exp: IN_A_YEAR - 400 * 86_400 });
    const ofBo = apiTokenOf(bo);
    for (const token of [foreign, expired, ofBo]) await imported(token, ana);

    for (const token of [apiTokenOf(ana), foreign, expired, ofBo])
      await expect(resolve(token)).rejects.toMatchObject(notValid);
  });

  it('is no session: those of the other site are refused', async () => {
    const ana = await aUser(identity);
    const session = signed({ sub: ana.user.id });
    const unnamed = signed({ id: ana.user.id });
    await imported(session, ana);
    await imported(unnamed, ana);

    await expect(resolve(session)).rejects.toMatchObject(notValid);
    await expect(resolve(unnamed)).rejects.toMatchObject(notValid);
  });

  it('cannot create tokens', async () => {
    const ana = await aUser(identity);
    const token = apiTokenOf(ana);
    await imported(token, ana);
    const { actor } = await resolve(token);

    const created = identity.as(actor).request(CreateApiToken, { name: 'another' });

    await expect(created).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('is refused without the setting', async () => {
    const other = await startIdentity();
    const ana = await aUser(other);

    await expect(resolve(apiTokenOf(ana), other)).rejects.toMatchObject(notValid);
    await other.stop();
  });
});

it('keeps the lock of an imported account for as long as locks last', async () => {
  const ana = await aUser(identity);
  const lockedSince = async (hours: number) => {
    const lockedAt = new Date(Date.now() - hours * 3_600_000).toISOString();
    const user = { ...ana.user, id: newId(), cacheKey: '1', passwordHash: null, failedLogins: 5, lockedAt, ...times };
    const [stored] = toDocuments({ kind: 'user', ...user });
    const lock = { failedLogins: 5, lockedAt: new Date(lockedAt) };
    expect(stored?.document).toMatchObject(lock);
    await identity.collection(USERS).updateOne({ _id: ana.user.id }, { $set: lock });
  };
  const signIn = () => identity.signIn({ username: ana.user.email, password: PASSWORD });

  await lockedSince(23);
  await expect(signIn()).rejects.toMatchObject({ code: 'identity.locked-out' });
  await lockedSince(25);
  await expect(signIn()).resolves.toHaveProperty('token');
});
