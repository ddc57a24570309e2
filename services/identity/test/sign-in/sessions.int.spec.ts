import { ActorChanged, DeleteUser, RefreshSession, ResolveToken, SignOut, UpdatePassword } from '@larder/contracts';
import { Broadcasts, startService, type RunningService } from '@larder/service-kit';
import { waitUntil } from '@larder/testing';
import { identityService } from '../../src/index.js';
import { SignInService } from '../../src/sign-in/sessions/sign-in.service.js';
import { TokenReader } from '../../src/sign-in/sessions/token-reader.js';
import { TokenSigner } from '../../src/credentials/tokens/token-signer.js';
import { ADMIN, startIdentity, type Identity } from '../support/identity.js';
import { aUser, PASSWORD } from '../support/users.js';

const HOUR = 3_600;
const refused = { kind: 'unauthenticated' };

let identity: Identity;
let replica: RunningService;
beforeAll(async () => {
  identity = await startIdentity();
  replica = await identity.replica();
});
afterAll(() => identity.stop());

const resolve = (token: string) => identity.as(null).request(ResolveToken, { token });
/** Sends a request to both replicas. */
const onAllReplicas = (token: string) =>
  Promise.allSettled([identity, replica].map((each) => each.get(TokenReader).identify(token)));
const hasEnded = async (token: string) => (await onAllReplicas(token)).every(({ status }) => status === 'rejected');
describe('a token', () => {
  it.each(['', 'nonsense', 'a.b.c'])('that is %j is refused', async (token) => {
    await expect(resolve(token)).rejects.toMatchObject({ code: 'common.not-authenticated' });
  });

  it('issued for another purpose is refused', async () => {
    const { device } = await aUser(identity);

    await expect(resolve(device)).rejects.toMatchObject({ code: 'common.not-authenticated' });
  });

  it('of an unknown session is refused, although its signature is valid', async () => {
    const claims = { sub: identity.admin.userId, sid: 'f3b0c442-98fc-4c14-9afb-f4c8996fb924' };
    const token = await identity.get(TokenSigner).sign({ purpose: 'session', claims, lifetimeSeconds: HOUR });

    await expect(resolve(token)).rejects.toMatchObject({ code: 'common.not-authenticated' });
  });
});

describe('renewing', () => {
  it('returns a new token of the same session and keeps "remember me"', async () => {
    const { user } = await aUser(identity);
    const { token } = await identity.signIn({ username: user.email, password: PASSWORD, remember_me: true });

    const renewed = await identity.as(null).request(RefreshSession, { token });

    expect(renewed).toMatchObject({ remembered: true, lifetimeSeconds: 14 * 24 * HOUR });
    expect(renewed.token).not.toBe(token);
    await identity.as(null).request(SignOut, { token: renewed.token });
    expect([await hasEnded(token), await hasEnded(renewed.token)]).toEqual([true, true]);
  });

  it('is refused once the session is over', async () => {
    const { token } = await aUser(identity);
    await identity.as(null).request(SignOut, { token });

    await expect(identity.as(null).request(RefreshSession, { token })).rejects.toMatchObject(refused);
  });
});

describe('signing out', () => {
  it('ends this session on every replica, and no other', async () => {
    const { token, user } = await aUser(identity);
    const phone = await identity.signIn({ username: user.email, password: PASSWORD });

    await identity.as(null).request(SignOut, { token });

    expect([await hasEnded(token), await hasEnded(phone.token)]).toEqual([true, false]);
  });

  it('clears cached actors in the gateways', async () => {
    const { token, user } = await aUser(identity);
    const forgotten: string[] = [];
    identity.get(Broadcasts).on(ActorChanged, ({ userId }) => forgotten.push(userId));
    await identity.settled();

    await identity.as(null).request(SignOut, { token });

    await waitUntil(() => forgotten.includes(user.id), { what: 'the note' });
  });

  it('may be repeated, and does nothing without a session', async () => {
    const { token } = await aUser(identity);

    for (const each of [token, token, 'nonsense']) {
      expect(await identity.as(null).request(SignOut, { token: each })).toBeNull();
    }
  });
});

describe('changing the password', () => {
  it('ends all other sessions, on every replica, and accepts only the new password', async () => {
    const { token, user, actor } = await aUser(identity);
    const phone = await identity.signIn({ username: user.email, password: PASSWORD });

    const change = { currentPassword: PASSWORD, newPassword: 'rye-flour-10', token };
    const reply = await identity.as(actor).request(UpdatePassword, change);

    expect(reply).toEqual({ message: 'Password updated', error: false });
    expect([await hasEnded(token), await hasEnded(phone.token)]).toEqual([false, true]);
    await expect(identity.signIn({ username: user.email, password: PASSWORD })).rejects.toMatchObject(refused);
    expect(await identity.userIdBySignIn({ username: user.email, password: 'rye-flour-10' })).toBe(user.id);
  });

  it('needs the current password', async () => {
    const { token, actor } = await aUser(identity);
    const change = { currentPassword: 'wrong', newPassword: 'rye-flour-10', token };

    const attempt = identity.as(actor).request(UpdatePassword, change);

    await expect(attempt).rejects.toMatchObject({ kind: 'refused', code: 'identity.wrong-current-password' });
    expect(await hasEnded(token)).toBe(false);
  });

  it.each(['short', 'x'.repeat(259)])('refuses passwords that are too short or too long', async (newPassword) => {
    const { token, actor } = await aUser(identity);

    const attempt = identity.as(actor).request(UpdatePassword, { currentPassword: PASSWORD, newPassword, token });

    await expect(attempt).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('does not end the sessions of other users', async () => {
    const [ana, bo] = [await aUser(identity), await aUser(identity)];
    const change = { currentPassword: PASSWORD, newPassword: 'rye-flour-10', token: bo.token };

    await identity.as(ana.actor).request(UpdatePassword, change);

    expect([await hasEnded(ana.token), await hasEnded(bo.token)]).toEqual([true, false]);
  });
});

describe('a deleted user', () => {
  it('loses access at once, on every replica', async () => {
    const { token, user } = await aUser(identity);

    await identity.as(identity.admin).request(DeleteUser, { id: user.id });

    expect(await hasEnded(token)).toBe(true);
    await expect(identity.signIn({ username: user.email, password: PASSWORD })).rejects.toMatchObject(refused);
  });
});

describe('the secret', () => {
  const settings = { SECRET: 'the secret of the first year' };
  let before: Identity;
  let rotated: RunningService;
  beforeAll(async () => {
    before = await startIdentity(settings);
    const next = { SECRET: 'the secret of the next year', SECRET_PREVIOUS: settings.SECRET };
    rotated = await startService(identityService, { ...before.env, ...next });
  });
  afterAll(async () => {
    await rotated.stop();
    await before.stop();
  });

  it('can be changed without ending the sessions of the old one', async () => {
    const form = { ...ADMIN, remember_me: false, address: '192.0.2.7', device: null, locale: 'en-US' };
    const { session: old } = await before.get(SignInService).signIn(form);
    const { session: recent } = await rotated.get(SignInService).signIn(form);

    expect(await rotated.get(TokenReader).identify(old.token)).toMatchObject({ kind: 'session' });
    await expect(before.get(TokenReader).identify(recent.token)).rejects.toMatchObject(refused);
  });
});
