import { bodyOf } from '../../support/api.js';
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

describe('a page that was opened in the session of another user', () => {
  it('cannot write as the user who has signed in since', async () => {
    const [ana, ben] = [await aUser(), await aUser()];
    const cookie = `mealie.access_token=${ben.api.token}`;
    const create = (name: string, pageUser: string) =>
      aVisitor().send('POST', '/api/recipes', { name }, { cookie, 'larder-page-user': pageUser });

    expect((await create('Soup of Ana', ana.id)).status).toBe(401);
    expect((await create('Soup of Ben', ben.id)).status).toBe(201);
    const { items } = bodyOf<{ items: { name: string }[] }>(await ben.api.get('/api/recipes'), 200);
    expect(items.map(({ name }) => name)).toEqual(['Soup of Ben']);
  });

  it('cannot upload as that user either', async () => {
    const [ana, ben] = [await aUser(), await aUser()];
    const cookie = `mealie.access_token=${ben.api.token}`;
    const upload = (pageUser: string) =>
      aVisitor().send('POST', '/api/groups/migrations', archiveForm(), { cookie, 'larder-page-user': pageUser });

    expect((await upload(ana.id)).status).toBe(401);
    expect((await upload(ben.id)).status).toBe(422);
  });

  it('does not restrict bearer tokens, which a page does not replace', async () => {
    const [ana, ben] = [await aUser(), await aUser()];

    const { status } = await ben.api.send('POST', '/api/recipes', { name: 'Soup' }, { 'larder-page-user': ana.id });

    expect(status).toBe(201);
  });
});

/** An upload without the other fields of a migration. */
function archiveForm(): FormData {
  const form = new FormData();
  form.set('archive', new Blob(['not an archive']), 'export.zip');
  return form;
}
