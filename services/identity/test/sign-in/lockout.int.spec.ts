import { CreateApiToken, RefreshSession, UnlockUsers } from '@larder/contracts';
import { Metrics, type Environment } from '@larder/service-kit';
import { UnlockSchedule } from '../../src/sign-in/sessions/locks/unlock.schedule.js';
import { USERS } from '../../src/store/users/user.schema.js';
import { ADMIN, startIdentity, type Identity } from '../support/identity.js';
import { lockoutCalls } from '../support/lockout-calls.js';
import { aUser, PASSWORD, type TestUser } from '../support/users.js';

const HOUR_MS = 3_600_000;
const wrong = 'identity.wrong-credentials';
const locked = 'identity.locked-out';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
  await identity.replica();
});
afterAll(() => identity.stop());

const { outcome, guess, right, lock } = lockoutCalls(() => identity);

/** Moves the time of the lock into the past. */
async function ageLock({ user }: TestUser, hours: number): Promise<void> {
  const lockedAt = new Date(Date.now() - hours * HOUR_MS);
  await identity.collection(USERS).updateOne({ _id: user.id }, { $set: { lockedAt } });
}

describe('failed sign-ins', () => {
  it('lock the account at the fifth failure, even for the correct password', async () => {
    const person = await aUser(identity);

    const outcomes: string[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) outcomes.push(await outcome(guess(person)));

    expect(outcomes).toEqual([wrong, wrong, wrong, wrong, wrong, locked]);
    expect(await outcome(right(person))).toBe(locked);
  });

  it('are counted by reason', async () => {
    const other = await startIdentity({ SECURITY_MAX_LOGIN_ATTEMPTS: '1' });
    const { user } = await aUser(other);

    for (let attempt = 0; attempt < 3; attempt += 1) await outcome({ username: user.email, password: 'wrong' }, other);
    await outcome({ username: user.email, password: PASSWORD }, other);

    const metrics = await other.get(Metrics).exposition();
    await other.stop();
    expect(metrics).toMatch(/^larder_sign_in_failures_total\{reason="unauthenticated".*\} 1$/m);
    expect(metrics).toMatch(/^larder_sign_in_failures_total\{reason="locked".*\} 3$/m);
  });

  it('are checked exactly five times for fifty concurrent attempts over two replicas', async () => {
    const person = await aUser(identity);

    const outcomes = await Promise.all(Array.from({ length: 50 }, () => outcome(guess(person))));

    expect(outcomes.filter((each) => each === wrong)).toHaveLength(5);
    expect(outcomes.filter((each) => each === locked)).toHaveLength(45);
    expect(await outcome(right(person))).toBe(locked);
  });

  it('do not end open sessions or API tokens, which can still be renewed and used', async () => {
    const person = await aUser(identity);
    const { token: apiToken } = await identity.as(person.actor).request(CreateApiToken, { name: 'script' });

    await lock(person);

    expect(await outcome(right(person))).toBe(locked);
    expect(await identity.actorOf(person.token)).toMatchObject({ userId: person.user.id });
    expect(await identity.actorOf(apiToken)).toMatchObject({ userId: person.user.id });
    const renewed = await identity.as(null).request(RefreshSession, { token: person.token });
    expect(await identity.actorOf(renewed.token)).toMatchObject({ userId: person.user.id });
  });

  it('do not affect other accounts', async () => {
    const [ana, bo] = [await aUser(identity), await aUser(identity)];

    await lock(ana);

    expect(await outcome(right(bo))).toBe('in');
    expect((await identity.actorOf(bo.token)).userId).toBe(bo.user.id);
  });

  it('are reset by a successful sign-in', async () => {
    const person = await aUser(identity);
    const four = async () => {
      for (let attempt = 0; attempt < 4; attempt += 1) await outcome(guess(person));
    };

    await four();
    expect(await outcome(right(person))).toBe('in');
    await four();

    expect(await outcome(right(person))).toBe('in');
  });

  it('do not include concurrent successful sign-ins', async () => {
    const person = await aUser(identity);

    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(right(person))));

    expect(new Set(outcomes)).toEqual(new Set(['in']));
  });

  it('lock after the configured number', async () => {
    const strict = await startIdentity({ SECURITY_MAX_LOGIN_ATTEMPTS: '1' } satisfies Environment);

    expect([await outcome({ password: 'wrong' }, strict), await outcome(ADMIN, strict)]).toEqual([wrong, locked]);
    await strict.stop();
  });
});

describe('a lock', () => {
  it('expires after its duration', async () => {
    const person = await aUser(identity);
    await lock(person);

    await ageLock(person, 23);
    expect(await outcome(right(person))).toBe(locked);
    await ageLock(person, 24.1);

    expect(await outcome(right(person))).toBe('in');
  });

  it('resets the count when it has expired', async () => {
    const person = await aUser(identity);
    await lock(person);
    await ageLock(person, 25);

    expect([await outcome(guess(person)), await outcome(right(person))]).toEqual([wrong, 'in']);
  });

  it('is removed by an hourly job once it has expired', async () => {
    const [expired, fresh] = [await aUser(identity), await aUser(identity)];
    await Promise.all([lock(expired), lock(fresh)]);
    await ageLock(expired, 25);

    await identity.get(UnlockSchedule).unlockExpired();

    const lockedUsers = await identity
      .collection(USERS)
      .find({ lockedAt: { $exists: true } })
      .toArray();
    expect(lockedUsers.map(({ _id }) => _id)).toContain(fresh.user.id);
    expect(lockedUsers.map(({ _id }) => _id)).not.toContain(expired.user.id);
  });

  it('is removed by administrators: expired locks, or all by force', async () => {
    const [expired, fresh] = [await aUser(identity), await aUser(identity)];
    await identity.as(identity.admin).request(UnlockUsers, { force: true });
    await Promise.all([lock(expired), lock(fresh)]);
    await ageLock(expired, 25);

    const first = await identity.as(identity.admin).request(UnlockUsers, { force: false });
    const stillLocked = await outcome(right(fresh));
    const second = await identity.as(identity.admin).request(UnlockUsers, { force: true });

    expect([first, stillLocked, second]).toEqual([{ unlocked: 1 }, locked, { unlocked: 1 }]);
    expect(await outcome(right(fresh))).toBe('in');
  });

  it('is removed for one user', async () => {
    const [ana, bo] = [await aUser(identity), await aUser(identity)];
    await Promise.all([lock(ana), lock(bo)]);

    const done = await identity.as(identity.admin).request(UnlockUsers, { force: true, userId: ana.user.id });

    expect(done).toEqual({ unlocked: 1 });
    expect([await outcome(right(ana)), await outcome(right(bo))]).toEqual(['in', locked]);
  });

  it('is removed by administrators only', async () => {
    const { actor } = await aUser(identity, { canManage: true });

    const attempt = identity.as(actor).request(UnlockUsers, { force: true });

    await expect(attempt).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
