import { aVisitor } from '../../support/instances/product.js';
import { aUser, PASSWORD } from '../../support/users.js';

const user = aUser();

/** The headers of a successful sign-in. */
async function signInHeaders(requestHeaders: Record<string, string> = {}): Promise<Headers> {
  const form = new URLSearchParams({ username: (await user).username, password: PASSWORD });
  const { status, headers } = await aVisitor().send('POST', '/api/auth/token', form, requestHeaders);
  expect(status).toBe(200);
  return headers;
}

describe('the cookie of a session', () => {
  it('is inaccessible to scripts and other sites, and works over plain HTTP', async () => {
    const headers = await signInHeaders();
    const cookie = headers.getSetCookie().find((each) => each.startsWith('mealie.access_token=')) ?? '';
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).not.toMatch(/; Secure/);
  });

  it('ignores proxy headers of untrusted clients', async () => {
    const headers = await signInHeaders({ 'x-forwarded-proto': 'https' });
    expect(headers.getSetCookie().join()).not.toMatch(/; Secure/);
  });
});
