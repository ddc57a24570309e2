import { aUser } from '../../support/users.js';
import { aVisitor } from '../../support/instances/product.js';

const owner = aUser();

describe('invalid input', () => {
  it('is reported as the 422 list', async () => {
    const { api } = await owner;
    expect(await api.post('/api/recipes', {})).toMatchObject({
      status: 422,
      body: { detail: [{ type: 'missing', loc: ['body', 'name'], msg: 'Field required', input: {} }] },
    });
  });

  it.each([
    ['broken JSON', '{"name": ', 'application/json', 'json_invalid'],
    ['another content type', '<name>Soup</name>', 'text/xml', 'model_attributes_type'],
    ['a list instead of an object', '[]', 'application/json', 'model_attributes_type'],
  ])('is rejected: %s', async (_case, body, contentType, type) => {
    const { api } = await owner;
    const response = await fetch(`${api.url}/api/recipes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${api.token}`, 'content-type': contentType },
      body,
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ detail: [{ type, loc: ['body'] }] });
  });

  it('without a content type is read as JSON', async () => {
    const { api } = await owner;
    const body = new TextEncoder().encode(JSON.stringify({ parser: 'brute', ingredient: '2 eggs' }));
    const headers = { authorization: `Bearer ${api.token}` };
    const response = await fetch(`${api.url}/api/parser/ingredient`, { method: 'POST', headers, body });
    expect(response.status).toBe(200);
  });

  it.each([
    ['/api/recipes?orderBy=random', 422],
    ['/api/recipes?perPage=-2', 422],
    ['/api/recipes?page=x', 422],
    ['/api/organizers/tags/not-an-id', 422],
    ['/api/recipes?orderBy=password', 400],
    ['/api/recipes?queryFilter=user.password%20LIKE%20%22a%25%22', 400],
  ])('%s returns %i', async (path, status) => {
    const { api } = await owner;
    expect((await api.get(path)).status).toBe(status);
  });
});

describe('paths', () => {
  it('returns JSON for an unknown API path, 405 for a wrong method, and accepts a trailing slash', async () => {
    const { api } = await owner;
    expect(await api.get('/api/no-such-thing')).toMatchObject({ status: 404, body: { detail: 'Not Found' } });
    expect(await api.delete('/api/app/about')).toMatchObject({ status: 405, body: { detail: 'Method Not Allowed' } });
    expect(await api.get('/api/recipes/')).toMatchObject({ status: 200 });
  });

  it('finds a recipe by an address as long as its name', async () => {
    const { api } = await owner;
    const { body: slug } = await api.post('/api/recipes', { name: 'Soup of leek '.repeat(15) });
    expect(String(slug).length).toBeGreaterThan(150);
    expect(await api.get(`/api/recipes/${String(slug)}`)).toMatchObject({ status: 200, body: { slug } });
  });

  it.each(['%C3', 'x'.repeat(1_500), 'x'.repeat(5_000)])('finds no recipe at an invalid address', async (slug) => {
    const { api } = await owner;
    expect(await api.get(`/api/recipes/${slug}`)).toMatchObject({ status: 404, body: { detail: 'Not Found' } });
  });

  it('returns the common error body for an address that is too long', async () => {
    const { api } = await owner;
    const response = await api.get(`/api/recipes?queryFilter=${'('.repeat(20_000)}`);
    expect(response).toMatchObject({ status: 431, body: { detail: 'Request Header Fields Too Large' } });
  });

  it('adds to every response an id for the log', async () => {
    const { headers } = await aVisitor().get('/api/app/about');
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });
});

describe('forms', () => {
  const FILE = 'Content-Disposition: form-data; name="image"; filename="soup.png"\r\n\r\n';
  it.each([
    ['is cut off within a file', 'boundary=part', `--part\r\n${FILE}half a pict`],
    ['is cut off within a head', 'boundary=part', '--part\r\nContent-Dispo'],
    ['is none', 'boundary=part', 'Soup, please'],
    ['does not say where its parts end', '', `--part\r\n${FILE}soup\r\n--part--\r\n`],
    ['says so at too great a length', `boundary=${'x'.repeat(300)}`, `--part\r\n${FILE}soup\r\n--part--\r\n`],
    [
      'has a text instead of a file',
      'boundary=part',
      '--part\r\nContent-Disposition: form-data; name="image"\r\n\r\nx\r\n--part--\r\n',
    ],
  ])('are rejected when one %s', async (_case, boundary, body) => {
    const { api } = await owner;
    const slug = String((await api.post('/api/recipes', { name: 'A damaged form' })).body);
    const response = await fetch(`${api.url}/api/recipes/${slug}/image`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${api.token}`, 'content-type': `multipart/form-data; ${boundary}` },
      body,
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ detail: [{ loc: expect.arrayContaining(['body']) as string[] }] });
  });
});
