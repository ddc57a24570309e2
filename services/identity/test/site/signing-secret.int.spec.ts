import { ResolveToken, RotateSigningSecret } from '@larder/contracts';
import { anOperator, waitUntil } from '@larder/testing';
import { startIdentity, type Identity } from '../support/identity.js';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const keyIdOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;
const rotate = (revoke: boolean) => identity.as(anOperator()).request(RotateSigningSecret, { revoke });
const resolved = (token: string) => identity.as(null).request(ResolveToken, { token });
/** Signs in until the new secret is used: each replica reads the keys again after a short delay. */
const signInAfter = (token: string) =>
  waitUntil(async () => {
    const next = (await identity.signIn({})).token;
    return keyIdOf(next) === keyIdOf(token) ? null : next;
  });

it('signs new tokens with a new secret, and older tokens stay valid', async () => {
  const { token: before } = await identity.signIn({});

  await rotate(false);

  const after = await signInAfter(before);
  for (const token of [before, after]) await expect(resolved(token)).resolves.toMatchObject({ actor: { admin: true } });
});

it('ends all sessions when older secrets are revoked', async () => {
  const { token: before } = await identity.signIn({});

  await rotate(true);

  const after = await signInAfter(before);
  await expect(resolved(before)).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(resolved(after)).resolves.toMatchObject({ actor: { admin: true } });
});

it('refuses administrators, who are not the operator', async () => {
  await expect(identity.as(identity.admin).request(RotateSigningSecret, { revoke: false })).rejects.toMatchObject({
    code: 'common.forbidden',
  });
});

it('refuses when the secret is configured by the environment', async () => {
  const other = await startIdentity({ SECRET: 'a secret of our own' });
  await expect(other.as(anOperator()).request(RotateSigningSecret, { revoke: false })).rejects.toMatchObject({
    code: 'identity.signing-secret-configured',
  });
  await other.stop();
});
