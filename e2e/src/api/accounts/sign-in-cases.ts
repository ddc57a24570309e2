import type { ConnectedProduct } from '../../support/instances/connected-product.js';

const UNAUTHORIZED = { status: 401, body: { detail: 'Unauthorized' } };

/** The tests of a sign-in by other servers. */
export function signInCases(productOf: () => ConnectedProduct): void {
  let product: ConnectedProduct;
  beforeAll(() => {
    product = productOf();
  });

  describe('an LDAP directory', () => {
    it('signs in its users', async () => {
      await product.directory.add({ uid: 'cook', mail: 'cook@home.test', name: 'Cook', password: 'sourdough-7' });
      const attempt = (password: string) =>
        product.api.post('/api/auth/token', new URLSearchParams({ username: 'cook', password }));

      expect(await attempt('wrong')).toMatchObject(UNAUTHORIZED);
      expect(await attempt('')).toMatchObject(UNAUTHORIZED);
      const cook = await product.api.signIn('cook', 'sourdough-7');
      expect((await cook.get('/api/users/self')).body).toMatchObject({ username: 'cook', authMethod: 'LDAP' });
    });
  });

  describe('an OpenID provider', () => {
    const cookiesOf = ({ headers }: { headers: Headers }) =>
      headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ');

    it('signs in its users, only in the browser that started the sign-in', async () => {
      product.provider.people.set('oda', { name: 'Oda', email: 'oda@id.test', preferred_username: 'oda' });
      const start = await product.api.get('/api/auth/oauth');
      expect(start.status).toBe(302);
      expect(start.headers.get('set-cookie')).toMatch(/^larder\.oidc=[\w-]{32};.*HttpOnly.*SameSite=Lax/);

      const back = await product.provider.signIn(start.headers.get('location') ?? '', 'oda');
      expect(back.pathname).toBe('/login');
      const callback = `/api/auth/oauth/callback${back.search}`;
      expect(await product.api.get('/api/auth/oauth/callback?code=x&state=y')).toMatchObject(UNAUTHORIZED);
      const response = await product.api.get(callback, { cookie: cookiesOf(start) });

      expect(response).toMatchObject({ status: 200, body: { token_type: 'bearer' } });
      const self = await product.api.get('/api/users/self', { cookie: cookiesOf(response) });
      expect(self.body).toMatchObject({ email: 'oda@id.test', authMethod: 'OIDC' });
      expect(await product.api.get(callback, { cookie: cookiesOf(start) })).toMatchObject({ status: 401 });
    });

    it('is named in the site information', async () => {
      expect((await product.api.get('/api/app/about')).body).toMatchObject({
        enableOidc: true,
        oidcProviderName: 'Test provider',
      });
    });

    it('ends its own session on sign-out', async () => {
      const { status, headers } = await product.api.get('/api/auth/oauth/logout');

      expect(status).toBe(302);
      const { origin, searchParams } = new URL(headers.get('location') ?? '');
      expect(origin).toBe(product.provider.issuer);
      expect(searchParams.get('post_logout_redirect_uri')).toBe(`${product.api.url}/login?direct=1`);
    });
  });
}
