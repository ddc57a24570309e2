import { CheckMediaLink, SignMediaLink } from '@larder/contracts';
import { startIdentity, type Identity } from '../support/identity.js';

const link = { path: '/api/media/recipes/a/images/original.webp', expiresAt: Math.floor(Date.now() / 1000) + 600 };

describe('signed links to files', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterAll(() => identity.stop());

  const sign = async (request = link) => (await identity.as(null).request(SignMediaLink, request)).signature;
  const check = async (signature: string, request = link) =>
    (await identity.as(null).request(CheckMediaLink, { ...request, signature })).valid;

  it('are valid for their file until they expire', async () => {
    const signature = await sign();

    expect(await check(signature)).toBe(true);
    expect(await check(signature, { ...link, path: '/api/media/recipes/b/images/original.webp' })).toBe(false);
    expect(await check(signature, { ...link, expiresAt: link.expiresAt + 1 })).toBe(false);
    expect(await check('rubbish')).toBe(false);
  });

  it('are invalid once expired', async () => {
    const past = { ...link, expiresAt: Math.floor(Date.now() / 1000) - 1 };
    expect(await check(await sign(past), past)).toBe(false);
  });
});

it('stay valid when the secret is changed and the old one is kept', async () => {
  const [older, newer] = ['a secret of last year', 'a secret of this year'];
  const before = await startIdentity({ SECRET: older });
  const { signature } = await before.as(null).request(SignMediaLink, link);
  await before.stop();

  const after = await startIdentity({ SECRET: newer, SECRET_PREVIOUS: older });
  expect(await after.as(null).request(CheckMediaLink, { ...link, signature })).toEqual({ valid: true });
  await after.stop();

  const without = await startIdentity({ SECRET: newer });
  expect(await without.as(null).request(CheckMediaLink, { ...link, signature })).toEqual({ valid: false });
  await without.stop();
});
