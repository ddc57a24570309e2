import {
  CreateApiToken,
  CreateUser,
  DeleteUser,
  ReadSelf,
  ResolveToken,
  SignIn,
  UpdatePassword,
  UpdateUser,
} from '@larder/contracts';
import { ServiceClient, startService, type RunningService } from '@larder/service-kit';
import { testEnvironment } from '@larder/testing';
import { identityService } from '../../src/index.js';
import { ADMIN } from '../support/identity.js';
import { linesOf, logCollector } from '../support/logs.js';

const secrets = [
  'corn-flour-9',
  'rye-flour-10',
  'ana@example.org',
  'MyPassword',
  'changeme@example.com',
  'a wrong guess',
];

describe('the log', () => {
  const log = logCollector();
  let identity: RunningService;
  beforeAll(async () => {
    identity = await startService(identityService, testEnvironment({ LOG_LEVEL: 'debug' }), { logTo: log });
  });
  afterAll(() => identity.stop());

  const anonymous = () => identity.get(ServiceClient).as(null);
  const signIn = async (form: object) => {
    const whole = { ...ADMIN, address: '198.51.100.23', device: null, ...form };
    return (await anonymous().request(SignIn, whole)).session.token;
  };

  it('contains the address of every failed attempt in the format that blocking tools expect', async () => {
    await signIn({ username: 'nobody@example.org' }).catch(() => undefined);
    await signIn({ password: 'a wrong guess', address: '2001:db8::17' }).catch(() => undefined);
    await signIn({ password: 'a wrong guess', address: 'x\n{"level":60}' }).catch(() => undefined);

    const errors = linesOf(log).filter(({ level }) => level === 50);

    expect(errors.map(({ msg }) => msg)).toEqual([
      'Incorrect username or password from 198.51.100.23',
      'Incorrect username or password from 2001:db8::17',
      expect.stringMatching(/^Incorrect username or password from [0-9a-f.:]*$/),
    ]);
  });

  it('never contains a password, a token, or an e-mail address', async () => {
    const token = await signIn({});
    const { actor } = await anonymous().request(ResolveToken, { token });
    const admin = identity.get(ServiceClient).as(actor);
    const draft = { username: 'ana', fullName: 'Ana', email: 'ana@example.org', password: 'corn-flour-9' };
    const ana = await admin.request(CreateUser, draft);
    await admin.request(CreateUser, draft).catch(() => undefined); // a duplicate
    const anasToken = await signIn({ username: draft.email, password: draft.password });
    const { actor: anasActor } = await anonymous().request(ResolveToken, { token: anasToken });
    const self = identity.get(ServiceClient).as(anasActor);
    const change = { currentPassword: 'corn-flour-9', newPassword: 'rye-flour-10', token: anasToken };
    await self.request(UpdatePassword, change);
    const apiToken = (await self.request(CreateApiToken, { name: 'home' })).token;
    await self.request(UpdateUser, { id: ana.id, user: await self.request(ReadSelf, {}) });
    await anonymous().request(ResolveToken, { token: apiToken });
    await admin.request(DeleteUser, { id: ana.id });
    for (let attempt = 0; attempt < 6; attempt += 1) await signIn({ password: 'a wrong guess' }).catch(() => undefined);

    const loggedSecrets = [...secrets, token, anasToken, apiToken].filter((secret) => log.text.includes(secret));

    expect(loggedSecrets).toEqual([]);
    expect(linesOf(log).map(({ msg }) => msg)).toContain('User is locked out from 198.51.100.23');
  });
});
