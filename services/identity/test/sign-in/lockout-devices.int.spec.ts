import { startIdentity, type Identity } from '../support/identity.js';
import { lockoutCalls } from '../support/lockout-calls.js';
import { aUser } from '../support/users.js';

const locked = 'identity.locked-out';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
  await identity.replica();
});
afterAll(() => identity.stop());

const { outcome, guess, right, lock } = lockoutCalls(() => identity);

describe('a browser that was used for a sign-in before', () => {
  it('still lets its user sign in while the account is locked, but no other user', async () => {
    const [ana, bo] = [await aUser(identity), await aUser(identity)];
    await lock(ana);

    const own = await outcome({ ...right(ana), device: ana.device });
    const others = await outcome({ ...right(ana), device: bo.device });
    const invalid = await outcome({ ...right(ana), device: 'made up' });

    expect([own, others, invalid]).toEqual(['in', locked, locked]);
    expect(await outcome(right(ana))).toBe(locked);
  });

  it('opens an active session', async () => {
    const person = await aUser(identity);
    await lock(person);

    const { token } = await identity.signIn({ ...right(person), device: person.device });

    expect((await identity.actorOf(token)).userId).toBe(person.user.id);
  });

  it('can be used by all its users', async () => {
    const [ana, bo] = [await aUser(identity), await aUser(identity)];
    const { device } = await identity.signIn({ ...right(bo), device: ana.device });
    await Promise.all([lock(ana), lock(bo)]);

    expect(await outcome({ ...right(ana), device })).toBe('in');
    expect(await outcome({ ...right(bo), device })).toBe('in');
  });

  it('returns the same error for wrong passwords and the lock, and loses its exemption after failures', async () => {
    const person = await aUser(identity);
    const { device } = person;
    await lock(person);

    const guesses: string[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) guesses.push(await outcome({ ...guess(person), device }));

    expect(new Set(guesses)).toEqual(new Set([locked]));
    expect(await outcome({ ...right(person), device })).toBe(locked);
  });
});
