import { aVisitor } from '../../support/instances/product.js';
import { aGroup, aUser, PASSWORD } from '../../support/users.js';
import { Api } from '../../support/api.js';

interface Token {
  id: number;
  token: string;
}

describe('API tokens', () => {
  it('work until they are deleted, only by their owner', async () => {
    const group = await aGroup();
    const [owner, housemate] = [await aUser({ group }), await aUser({ group })];
    const { body } = await owner.api.post('/api/users/api-tokens', { name: 'script' });
    const { id, token } = body as Token;
    const script = new Api(aVisitor().url, token);

    expect(await script.get('/api/users/self')).toMatchObject({ status: 200, body: { id: owner.id } });
    expect(await housemate.api.delete(`/api/users/api-tokens/${id}`)).toMatchObject({ status: 403 });
    expect(await owner.api.delete(`/api/users/api-tokens/${id}`)).toMatchObject({ body: { tokenDelete: 'script' } });
    expect(await script.get('/api/users/self')).toMatchObject({ status: 401 });
  });

  it('cannot create tokens, nor change the password or the e-mail address', async () => {
    const owner = await aUser();
    const { body } = await owner.api.post('/api/users/api-tokens', { name: 'script' });
    const script = new Api(aVisitor().url, (body as Token).token);
    const message = 'This cannot be done with an API token. Sign in instead.';
    const refused = { status: 403, body: { detail: { message } } };
    const self = (await script.get('/api/users/self')).body as object;
    const password = { currentPassword: PASSWORD, newPassword: 'larder-tests-2' };

    expect(await script.post('/api/users/api-tokens', { name: 'copy' })).toMatchObject(refused);
    expect(await script.put('/api/users/password', password)).toMatchObject(refused);
    const changed = { ...self, ...password, email: `script-${owner.id}@example.org` };
    expect(await script.put(`/api/users/${owner.id}`, changed)).toMatchObject(refused);
    expect(await script.put(`/api/users/${owner.id}`, self)).toMatchObject({ status: 200 });
  });

  it('are never shown again', async () => {
    const owner = await aUser();
    const { body } = await owner.api.post('/api/users/api-tokens', { name: 'script' });

    const self = await owner.api.get('/api/users/self');

    expect(JSON.stringify(self.body)).not.toContain((body as Token).token);
    expect(self.body).toMatchObject({ tokens: [{ name: 'script' }] });
  });
});

describe('a session', () => {
  it('ends with the logout, immediately', async () => {
    const { api } = await aUser();
    expect(await api.post('/api/auth/logout')).toMatchObject({ status: 200, body: { message: 'Logged out' } });
    expect(await api.get('/api/users/self')).toMatchObject({ status: 401 });
  });

  it('by cookie is rejected for cross-site writes', async () => {
    const { api } = await aUser();
    const cookie = { cookie: `mealie.access_token=${api.token}` };
    const anonymous = aVisitor();

    const foreign = { ...cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(await anonymous.send('POST', '/api/recipes', { name: 'Trap' }, foreign)).toMatchObject({ status: 403 });
    const own = { ...cookie, 'sec-fetch-site': 'same-origin' };
    expect(await anonymous.send('POST', '/api/recipes', { name: 'Mine' }, own)).toMatchObject({
      status: 201,
      body: 'mine',
    });
  });
});
