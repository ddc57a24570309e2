import { spyOn } from 'jest-mock';
import { Keyring } from './keyring.js';
import type { SecretRepository } from './secret.repository.js';
import { TokenSigner } from './token-signer.js';

const HOUR = 3_600;

async function signerWith(config: { SECRET?: string; SECRET_PREVIOUS?: string[] }, stored: string[] = []) {
  const secrets = { read: () => Promise.resolve(stored) } as unknown as SecretRepository;
  const broadcasts = { onInvalidated: () => undefined };
  const keyring = new Keyring(secrets, { SECRET_PREVIOUS: [], ...config } as never, broadcasts as never, null as never);
  await keyring.onModuleInit();
  return new TokenSigner(keyring);
}

const session = { purpose: 'session', claims: { sub: 'ana' }, lifetimeSeconds: HOUR } as const;

describe('TokenSigner', () => {
  it('verifies its tokens, whose expiry is readable by clients', async () => {
    const signer = await signerWith({ SECRET: 'a secret of our own' });
    const token = await signer.sign(session);
    const decoded = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;

    const checked = await signer.check(token, ['session', 'api-token']);

    expect(checked).toMatchObject({ purpose: 'session', claims: { sub: 'ana', iss: 'mealie' } });
    expect(decoded['exp']).toBe(checked?.expiresAt);
  });

  it('refuses a token issued for another purpose', async () => {
    const signer = await signerWith({ SECRET: 'a secret of our own' });
    const device = await signer.sign({ ...session, purpose: 'device' });

    expect(await signer.check(device, ['session', 'api-token'])).toBeNull();
  });

  it('refuses expired, altered and unsigned tokens, and tokens of other keys', async () => {
    const signer = await signerWith({ SECRET: 'a secret of our own' });
    const good = await signer.sign(session);
    const [header, , signature] = good.split('.');
    const claims = Buffer.from(JSON.stringify({ sub: 'bo', iss: 'mealie', aud: 'session', exp: 9e9 })).toString(
      'base64url',
    );
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');

    const bad = [
      await signer.sign({ ...session, lifetimeSeconds: -1 }),
      `${header}.${claims}.${signature}`,
      `${none}.${claims}.`,
      await (await signerWith({ SECRET: 'another secret text' })).sign(session),
      '',
      'no token',
    ];

    expect(await Promise.all(bad.map((token) => signer.check(token, ['session'])))).toEqual(bad.map(() => null));
  });

  it('still accepts tokens of an older secret', async () => {
    const before = await signerWith({ SECRET: 'the secret of old' });
    const after = await signerWith({ SECRET: 'a new secret text', SECRET_PREVIOUS: ['the secret of old'] });

    expect(await after.check(await before.sign(session), ['session'])).not.toBeNull();
    expect(await before.check(await after.sign(session), ['session'])).toBeNull();
  });

  it('accepts a new key of another replica', async () => {
    const stored = ['the first secret'];
    const replica = await signerWith({}, stored);
    stored.unshift('a rotated secret');
    const other = await signerWith({}, stored);
    const later = Date.now() + 60_000;
    const now = spyOn(Date, 'now').mockReturnValueOnce(later);

    const token = await other.sign({ ...session, lifetimeSeconds: 10 * HOUR });
    now.mockReturnValue(later);

    expect(await replica.check(token, ['session'])).not.toBeNull();
    now.mockRestore();
  });
});
