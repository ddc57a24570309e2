import type { FastifyReply, FastifyRequest } from 'fastify';
import { fn } from 'jest-mock';
import { oidcBrowser, setOidcCookie } from './session-cookie.js';

const ID = 'q9csSuy0lgxspYNGu2zMHigVTWBhsILZ';
const request = (cookies: Record<string, string>) =>
  ({ cookies, publicOrigin: 'https://larder.example', basePath: '/larder' }) as unknown as FastifyRequest;

describe('the browser that signs in at the OpenID provider', () => {
  it('is that of the cookie', () => {
    expect(oidcBrowser(request({ 'larder.oidc': ID }))).toBe(ID);
  });

  it.each([
    ['another application on the same host', { session: ID }],
    ['a user without an id', { 'larder.oidc': '' }],
    ['a user with a long text', { 'larder.oidc': 'x'.repeat(3_000) }],
    ['a user with a short text', { 'larder.oidc': 'planted' }],
  ])('is unknown with a cookie of %s', (_case, cookies) => {
    expect(oidcBrowser(request(cookies as Record<string, string>))).toBeNull();
  });

  it('gets a cookie for these routes only', () => {
    const setCookie = fn<FastifyReply['setCookie']>();
    setOidcCookie({ setCookie } as unknown as FastifyReply, request({}), ID);

    expect(setCookie.mock.calls).toEqual([
      ['larder.oidc', ID, expect.objectContaining({ path: '/larder/api/auth/oauth', httpOnly: true, secure: true })],
    ]);
  });
});
