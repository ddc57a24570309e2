import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { aVisitor } from '../../support/instances/product.js';
import { imageForm } from '../../support/fixtures/image-form.js';
import { aUser } from '../../support/users.js';
import { chunk, rawRequest, requestHead } from '../../support/raw-request.js';

const person = aUser();
const JSON_TYPE = 'content-type: application/json';
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

/** Sends raw text. */
async function send(path: string, body: BodyInit, headers: Record<string, string> = {}, token?: string | null) {
  const response = await fetch(`${aVisitor().url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
    body,
  });
  const text = await response.text();
  return { status: response.status, text, body: JSON.parse(text) as { detail: unknown } };
}

const asPerson = async (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  send(path, body, headers, (await person).api.token);

describe('the body of an anonymous request', () => {
  it('is not read where a session is required', async () => {
    const broken = await send('/api/recipes', '{"name": ');
    const large = await send('/api/recipes', JSON.stringify({ name: 'x'.repeat(1_000_000) }));

    expect([broken.status, large.status]).toEqual([401, 401]);
  });

  it('is answered before it is complete', async () => {
    const head = requestHead('POST', '/api/recipes', JSON_TYPE, 'content-length: 4000000');
    expect((await rawRequest(aVisitor().url, [head, '{"name":'])).status).toBe(401);
  });

  it.each(['/api/users/register', '/api/users/forgot-password', '/api/users/reset-password'])(
    'has at most 64 KB at %s',
    async (path) => {
      const response = await send(path, JSON.stringify({ email: 'x'.repeat(64 * 1024) }));
      expect(response.status).toBe(413);
    },
  );

  it('is limited while reading when its length is not announced', async () => {
    const head = requestHead('POST', '/api/users/forgot-password', JSON_TYPE, 'transfer-encoding: chunked');
    const parts = [head, ...Array.from({ length: 20 }, () => chunk(8 * 1024))];
    expect((await rawRequest(aVisitor().url, parts)).status).toBe(413);
  });

  it('has at most 64 KB as a form, too', async () => {
    const form = new FormData();
    form.set('username', 'x'.repeat(80 * 1024));
    const responses = await Promise.all([
      aVisitor().send('POST', '/api/auth/token', form),
      aVisitor().send('POST', '/api/auth/token', new URLSearchParams({ username: 'x'.repeat(80 * 1024) })),
    ]);

    expect(responses.map(({ status }) => status)).toEqual([413, 413]);
  });

  it('is rejected with a short response for any reason', async () => {
    const response = await send('/api/users/register', JSON.stringify({ other: 'x'.repeat(60_000) }));

    expect(response.status).toBe(422);
    expect(response.text.length).toBeLessThan(5_000);
    expect(response.text).not.toContain('xxxx');
  });
});

describe("the body of a member's request", () => {
  it.each(['gzip', 'deflate', 'br', 'zstd', 'x-unknown', 'gzip, gzip'])(
    'is rejected when it is %s',
    async (encoding) => {
      const body = gzipSync(JSON.stringify({ name: 'Soup' }));
      const response = await asPerson('/api/recipes', body, { 'content-encoding': encoding });
      expect([response.status, response.body]).toEqual([415, { detail: 'Unsupported Media Type' }]);
    },
  );

  it('may have the identity encoding', async () => {
    const body = JSON.stringify({ name: 'Plain soup' });
    expect((await asPerson('/api/recipes', body, { 'content-encoding': 'identity' })).status).toBe(201);
  });

  it('is nested 64 levels at most', async () => {
    const responses = await Promise.all([60, 65].map((levels) => asPerson('/api/recipes', nested(levels))));
    const messages = responses.map(({ body }) => (body.detail as { msg: string }[])[0]?.msg);

    expect(responses.map(({ status }) => status)).toEqual([422, 422]);
    expect(messages[0]).not.toMatch(/nested/);
    expect(messages[1]).toBe('Value error, nested deeper than 64 levels');
  });

  it('has no list of more than 10,000 entries', async () => {
    const response = await asPerson(
      '/api/parser/ingredients',
      JSON.stringify({ ingredients: Array(10_001).fill('egg') }),
    );

    expect(response.status).toBe(422);
    expect(response.body.detail).toMatchObject([{ type: 'too_long', loc: ['body'] }]);
  });

  it('gets at most a hundred errors listed', async () => {
    const ingredients = Array.from({ length: 400 }, (_, index) => ({ index }));
    const response = await asPerson('/api/parser/ingredients', JSON.stringify({ ingredients }));

    expect(response.status).toBe(422);
    expect(response.body.detail).toHaveLength(100);
    expect(response.text.length).toBeLessThan(30_000);
  });

  it('is limited while reading when its length is not announced', async () => {
    const { api } = await person;
    const lines = [JSON_TYPE, `authorization: Bearer ${api.token}`, 'transfer-encoding: chunked'];
    const parts = [
      requestHead('POST', '/api/recipes', ...lines),
      ...Array.from({ length: 7 }, () => chunk(1024 * 1024)),
    ];
    expect((await rawRequest(api.url, parts)).status).toBe(413);
  });

  it('is refused when it is 50 MB of JSON', async () => {
    const { api } = await person;
    const response = await api.post('/api/recipes', { name: 'x'.repeat(50 * 1024 * 1024) });
    expect(response).toMatchObject({ status: 413, body: { detail: { error: true } } });
  });

  it('is refused before all of it was sent when its length is not announced', async () => {
    const { api } = await person;
    const megabyte = new TextEncoder().encode('x'.repeat(1024 * 1024));
    let chunks = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => (++chunks > 100 ? controller.close() : controller.enqueue(megabyte)),
    });
    const response = await fetch(`${api.url}/api/recipes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${api.token}`, 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    } as RequestInit).catch(() => undefined);
    // A server may close the connection while the client still sends: some clients then receive no response.
    expect(response?.status ?? 413).toBe(413);
    expect(chunks).toBeLessThan(100);
  });

  it('may contain further files in a form, which are ignored', async () => {
    const { api } = await person;
    const slug = String((await api.post('/api/recipes', { name: 'An image with more files' })).body);
    const image = sharp({ create: { width: 8, height: 8, channels: 3, background: 'tomato' } });
    const form = imageForm(await image.png().toBuffer());
    form.append('extension', new Blob(['png']), 'extension');
    form.append('thumbnail', new Blob(['x']), 'thumbnail.png');

    const response = await api.put(`/api/recipes/${slug}/image`, form);

    expect(response).toMatchObject({ status: 200 });
    expect((await api.get(`/api/recipes/${slug}`)).body).toMatchObject({ image: expect.any(String) as string });
  });

  it('may not contain a file above the upload limit', async () => {
    const { api } = await person;
    const slug = String((await api.post('/api/recipes', { name: 'A very large image' })).body);
    const response = await api.put(`/api/recipes/${slug}/image`, imageForm(Buffer.alloc(101 * 1024 * 1024)));
    expect(response).toMatchObject({ status: 413, body: { detail: { error: true } } });
    expect((await api.get(`/api/recipes/${slug}`)).body).toMatchObject({ image: null });
  });
});
