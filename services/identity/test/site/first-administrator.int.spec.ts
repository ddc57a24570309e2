import { CountTenants, ReadSite, SignIn, UpdatePassword } from '@larder/contracts';
import { startService } from '@larder/service-kit';
import { testEnvironment } from '@larder/testing';
import { identityService } from '../../src/index.js';
import { ADMIN, startIdentity } from '../support/identity.js';
import { linesOf, logCollector } from '../support/logs.js';

const ONE_OF_EACH = { totalUsers: 1, totalHouseholds: 1, totalGroups: 1, totalApiTokens: 0 };

describe('the first administrator', () => {
  const own = {
    INITIAL_ADMIN_EMAIL: 'Ana@Example.org',
    INITIAL_ADMIN_USERNAME: 'ana',
    INITIAL_ADMIN_PASSWORD: 'corn-flour-9',
    DEFAULT_GROUP: 'Our Kitchen',
    DEFAULT_HOUSEHOLD: 'Küche',
  };

  it('can be configured, and then the default account does not exist', async () => {
    const env = testEnvironment(own);
    const replica = await startService(identityService, env);
    const request = { remember_me: false, address: '192.0.2.7', device: null };
    const identity = await startIdentity(env);

    expect(identity.admin).toMatchObject({
      username: 'ana',
      groupSlug: 'our-kitchen',
      householdSlug: 'kuche',
      admin: true,
    });
    await expect(identity.as(null).request(SignIn, { ...request, ...ADMIN })).rejects.toMatchObject({
      code: 'identity.wrong-credentials',
    });
    expect(await identity.as(null).request(ReadSite, {})).toMatchObject({ isFirstLogin: false });
    expect(await identity.as(identity.admin).request(CountTenants, {})).toEqual(ONE_OF_EACH);
    await replica.stop();
    await identity.stop();
  });

  it.each([
    ['INITIAL_ADMIN_PASSWORD', 'short'],
    ['INITIAL_ADMIN_EMAIL', 'no address'],
    ['SECRET', 'short'],
    ['SECURITY_MAX_LOGIN_ATTEMPTS', '0'],
    ['TOKEN_TIME', 'two'],
  ])('is not created from invalid settings: %s=%s', async (name, value) => {
    const start = startService(identityService, testEnvironment({ [name]: value }));

    await expect(start).rejects.toThrow(name);
  });

  it('causes a warning at each start until the password is changed', async () => {
    const identity = await startIdentity();
    const { token } = await identity.signIn({});
    const started = async () => {
      const log = logCollector();
      const replica = await startService(identityService, { ...identity.env, LOG_LEVEL: 'warn' }, { logTo: log });
      await replica.stop();
      return linesOf(log).filter(({ msg }) => /default password/.test(String(msg)));
    };

    const before = await started();
    const change = { currentPassword: ADMIN.password, newPassword: 'corn-flour-9', token };
    await identity.as(identity.admin).request(UpdatePassword, change);
    const after = await started();

    expect([before.length, after.length]).toEqual([1, 0]);
    await identity.stop();
  });

  it('is created once, also after a restart', async () => {
    const identity = await startIdentity();
    const again = await startService(identityService, identity.env);

    expect(await identity.as(identity.admin).request(CountTenants, {})).toEqual(ONE_OF_EACH);
    await again.stop();
    await identity.stop();
  });
});
