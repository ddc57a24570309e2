import { CreateApiToken, readAll, ReadPersonalAccount, ReadPersonalAvatar, type Actor } from '@larder/contracts';
import { anOperator } from '@larder/testing';
import { startIdentity, type Identity } from '../support/identity.js';
import { aUser } from '../support/users.js';

let identity: Identity;
const operator = anOperator();
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

type Part = 'profile' | 'api-tokens' | 'sessions';
const read = (actor: Actor, userId: string, part: Part) =>
  readAll(identity.as(actor).stream(ReadPersonalAccount, { userId, part }));

describe('the account of a user', () => {
  it('is read by the operator without credentials', async () => {
    const [ana, bo] = [await aUser(identity), await aUser(identity)];
    const { token } = await identity.as(ana.actor).request(CreateApiToken, { name: 'home' });
    await identity.as(bo.actor).request(CreateApiToken, { name: 'of another' });

    const [profile, tokens, sessions] = await Promise.all(
      (['profile', 'api-tokens', 'sessions'] as const).map((part) => read(operator, ana.user.id, part)),
    );

    expect(profile).toMatchObject([{ id: ana.user.id, email: ana.user.email }]);
    expect(tokens).toMatchObject([{ name: 'home', integrationId: 'generic' }]);
    const text = JSON.stringify([profile, tokens, sessions]);
    for (const secret of [token, 'argon2', 'passwordHash', 'tokenVersion', 'secretHash', 'loginKeys'])
      expect(text).not.toContain(secret);
    expect(await readAll(identity.as(operator).stream(ReadPersonalAvatar, { userId: ana.user.id }))).toEqual([]);
  });

  it('is refused to all other callers, including administrators and the user', async () => {
    const { actor, user } = await aUser(identity);
    for (const other of [actor, identity.admin]) {
      await expect(read(other, user.id, 'profile')).rejects.toMatchObject({ kind: 'forbidden' });
      const image = readAll(identity.as(other).stream(ReadPersonalAvatar, { userId: user.id }));
      await expect(image).rejects.toMatchObject({ kind: 'forbidden' });
    }
  });
});
