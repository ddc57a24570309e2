import { SignIn } from '@larder/contracts';
import { AccountRepository } from '../../src/store/users/account.repository.js';
import { PasswordHasher } from '../../src/credentials/passwords/password-hasher.js';
import { spyOn } from 'jest-mock';
import { startIdentity, type Identity } from '../support/identity.js';
import { outcomeOf } from '../support/outcome.js';
import { signInOutcome } from '../support/sign-in-outcome.js';
import { aUser, PASSWORD, type TestUser } from '../support/users.js';

const wrong = 'identity.wrong-credentials';
const locked = 'identity.locked-out';
const throttled = 'common.too-many';

let identity: Identity;
let next = 0;
beforeAll(async () => {
  identity = await startIdentity({ LOGIN_RATE_LIMIT: '10' });
});
afterAll(() => identity.stop());

/** An address that no other test uses. */
const anAddress = () => `198.51.100.${(next += 1)}`;

interface Attempt {
  address: string;
  username: string;
  password?: string;
  device?: string | null;
}

function outcome({ password = 'a wrong guess', device = null, ...attempt }: Attempt): Promise<string> {
  return outcomeOf(identity.signIn({ password, device, ...attempt }), 'in');
}

function count(outcomes: string[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(outcomes)].map((each) => [each, outcomes.filter((one) => one === each).length]),
  );
}

/** A thousand wrong guesses from one address, fifty at a time. */
async function thousandGuesses(username: string, address: string): Promise<string[]> {
  const outcomes: string[] = [];
  for (let round = 0; round < 20; round += 1) {
    outcomes.push(...(await Promise.all(Array.from({ length: 50 }, () => outcome({ username, address })))));
  }
  return outcomes;
}

const failuresOf = async ({ user }: TestUser) => (await identity.get(AccountRepository).find(user.id))?.failedLogins;

describe('a thousand wrong guesses from one address', () => {
  it('are checked ten times a minute, and all others are refused without a check', async () => {
    const hashing = spyOn(identity.get(PasswordHasher), 'matches');

    const outcomes = count(await thousandGuesses('nobody@example.org', anAddress()));

    const { [wrong]: checkedCount = 0, [throttled]: refused = 0 } = outcomes;
    expect(checkedCount + refused).toBe(1000);
    expect(checkedCount).toBeGreaterThanOrEqual(10);
    expect(checkedCount).toBeLessThanOrEqual(20); // a test may extend into a second minute, never into a third
    expect(hashing).toHaveBeenCalledTimes(checkedCount);
    hashing.mockRestore();
  });

  it('count five times towards the lock', async () => {
    const person = await aUser(identity);

    const outcomes = count(await thousandGuesses(person.user.email, anAddress()));

    expect(outcomes[wrong]).toBe(5);
    expect(outcomes[throttled]).toBeGreaterThan(900);
    expect(await failuresOf(person)).toBe(5);
  });

  it('block neither other users, nor the owner on a device that was used before', async () => {
    const [owner, other] = [await aUser(identity), await aUser(identity)];
    const address = anAddress();
    await thousandGuesses(owner.user.email, address);

    const ownDevice = { username: owner.user.email, password: PASSWORD, device: owner.device };
    expect(await outcome({ ...ownDevice, address: anAddress() })).toBe('in');
    expect(await outcome({ ...ownDevice, address })).toBe('in'); // the attacker uses the same network
    expect(await outcome({ username: other.user.email, password: PASSWORD, address: anAddress() })).toBe('in');
    const housemate = { username: other.user.email, password: PASSWORD, device: other.device };
    expect(await outcome({ ...housemate, address })).toBe('in');
  });

  it('do not extend the block: refused attempts are not counted', async () => {
    const person = await aUser(identity);
    const address = anAddress();
    await Promise.all(Array.from({ length: 10 }, () => outcome({ username: 'nobody@example.org', address })));

    const refused = await Promise.all(
      Array.from({ length: 50 }, () => outcome({ username: person.user.email, address })),
    );

    expect(count(refused)).toEqual({ [throttled]: 50 });
    expect(await failuresOf(person)).toBe(0);
    expect(await outcome({ username: person.user.email, password: PASSWORD, address: anAddress() })).toBe('in');
  });
});

describe('the limit', () => {
  it('returns when to retry', async () => {
    const address = anAddress();
    const attempt = { username: 'nobody@example.org', password: 'a wrong guess', address, device: null };
    await Promise.all(Array.from({ length: 10 }, () => outcome(attempt)));

    const error: unknown = await identity
      .as(null)
      .request(SignIn, attempt)
      .catch((each: unknown) => each);

    const { retryAfterSeconds } = (error as { params: { retryAfterSeconds: number } }).params;
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  it('does not count successful sign-ins', async () => {
    const { user } = await aUser(identity);
    const address = anAddress();

    for (let time = 0; time < 25; time += 1) {
      expect(await outcome({ username: user.email, password: PASSWORD, address })).toBe('in');
    }
  });

  it('counts the addresses of one IPv6 network together', async () => {
    const outcomes: string[] = [];
    for (let host = 1; host <= 12; host += 1) {
      outcomes.push(await outcome({ username: 'nobody@example.org', address: `2001:db8:7:7::${host}` }));
    }

    expect(count(outcomes)).toEqual({ [wrong]: 10, [throttled]: 2 });
  });

  it('can be disabled; the lock cannot', async () => {
    const free = await startIdentity({ LOGIN_RATE_LIMIT: '1', RATE_LIMIT_ENABLED: 'off' });
    const guess = () => signInOutcome(free, { password: 'a wrong guess' });

    const outcomes: string[] = [];
    for (let time = 0; time < 7; time += 1) outcomes.push(await guess());

    expect(count(outcomes)).toEqual({ [wrong]: 5, [locked]: 2 });
    await free.stop();
  });
});
