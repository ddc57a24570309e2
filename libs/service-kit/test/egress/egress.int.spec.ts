import { brotliCompressSync, gzipSync } from 'node:zlib';
import { PLAIN_USER_AGENT } from '../../src/egress/request-headers.js';
import { EgressFixture, failure, page } from './egress-fixture.js';

let egress: EgressFixture;
beforeEach(async () => (egress = await EgressFixture.open()));
afterEach(() => egress.close());

describe('a fetch', () => {
  it('requests a page like a browser', async () => {
    const url = egress.site.servesBody('/pie?x=1', '');
    egress.site.servesBody('/pie', 'Pie');

    const response = await egress.client().fetch(`${url}#top`, { ...page, locale: 'de-DE' });

    expect(response).toMatchObject({ url: `${url}#top`, status: 200, contentType: 'text/html; charset=utf-8' });
    expect(response.body.toString()).toBe('Pie');
    expect(egress.site.requests[0]).toMatchObject({ method: 'GET', url: '/pie?x=1' });
    expect(egress.site.requests[0]?.headers).toMatchObject({ 'user-agent': 'Browser/1.0' });
    expect(egress.site.requests[0]?.headers['accept-language']).toMatch(/^de-DE/);
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['gzip, br', (text: string) => brotliCompressSync(gzipSync(text))],
  ])('decompresses %s', async (encoding, compress) => {
    const url = egress.site.serves('/', (_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(compress('Pie'));
    });

    expect((await egress.client().fetch(url, page)).body.toString()).toBe('Pie');
  });

  it('follows absolute and relative redirects', async () => {
    egress.site.servesBody('/c', 'Pie');
    egress.site.redirects('/b', 'c', 308);
    const url = egress.site.redirects('/a', egress.site.url('/b'), 301);

    await expect(egress.client().fetch(url, page)).resolves.toMatchObject({ url: egress.site.url('/c'), status: 200 });
  });

  it('follows twenty redirects to a page, and five to an image or a receiver', async () => {
    egress.site.servesBody('/0', 'Pie');
    for (let left = 1; left <= 21; left += 1) egress.site.redirects(`/${left}`, `${left - 1}`, 307);
    const image = { ...page, resourceType: 'image' } as const;
    const post = { contentType: 'text/plain', body: 'Pie' };

    await expect(egress.client().fetch(egress.site.url('/20'), page)).resolves.toMatchObject({ status: 200 });
    await expect(egress.client().fetch(egress.site.url('/21'), page)).rejects.toThrow('more than 20 redirects');
    await expect(egress.client().fetch(egress.site.url('/5'), image)).resolves.toMatchObject({ status: 200 });
    await expect(egress.client().fetch(egress.site.url('/6'), image)).rejects.toThrow('more than 5 redirects');
    await expect(egress.client().post(egress.site.url('/5'), post)).resolves.toBe(200);
    await expect(egress.client().post(egress.site.url('/6'), post)).rejects.toThrow('more than 5 redirects');
  });

  it('returns the body of an error page with its status', async () => {
    await expect(egress.client().fetch(egress.site.url('/none'), page)).resolves.toMatchObject({ status: 404 });
  });

  it.each([403, 406, 429])('is repeated once with minimal headers after the status %i', async (status) => {
    const url = egress.site.serves('/', ({ headers }, response) => {
      response.writeHead(headers['user-agent'] === PLAIN_USER_AGENT ? 200 : status).end('Pie');
    });

    expect((await egress.client().fetch(url, page)).body.toString()).toBe('Pie');
    expect(egress.site.requests).toHaveLength(2);
  });

  it('is repeated only once for a site that keeps refusing', async () => {
    const url = egress.site.serves('/', (_request, response) => {
      response.writeHead(403).end('No');
    });

    await expect(egress.client().fetch(url, page)).resolves.toMatchObject({ status: 403 });
    expect(egress.site.requests).toHaveLength(2);
  });

  it('returns the size of a resource without reading it', async () => {
    const url = egress.site.serves('/image', (_request, response) => {
      response.writeHead(200, { 'content-length': '12345' }).end();
    });

    await expect(egress.client().contentLength(url, page)).resolves.toBe(12_345);
    await expect(egress.client().contentLength(egress.site.url('/none'), page)).resolves.toBeNull();
    expect(egress.site.requests[0]?.method).toBe('HEAD');
  });
});

describe('a POST request', () => {
  it('sends a body and returns the status', async () => {
    const bodies: string[] = [];
    const url = egress.site.serves('/hook', (request, response) => {
      request.setEncoding('utf8').on('data', (piece: string) => bodies.push(piece));
      request.on('end', () => response.writeHead(204).end());
    });
    const moved = egress.site.redirects('/old-hook', url, 307);

    const status = await egress.client().post(moved, { contentType: 'application/json', body: '{"a":1}' });

    expect(status).toBe(204);
    expect(bodies.join('')).toBe('{"a":1}');
    expect(egress.site.requests.map(({ method }) => method)).toEqual(['POST', 'POST']);
    expect(egress.site.requests[1]?.headers['content-type']).toBe('application/json');
  });

  it('does not repeat its body after a redirect with GET', async () => {
    const moved = egress.site.redirects('/old-hook', egress.site.servesBody('/page', 'Hello'), 303);

    const status = await egress.client().post(moved, { contentType: 'application/json', body: '{}' });

    expect(status).toBe(303);
    expect(egress.site.requests).toHaveLength(1);
  });

  it('never connects to this machine, even with the scope `local-network`', async () => {
    const url = egress.site.servesBody('/hook', '');

    const reply = egress.strict({ scope: 'local-network' }).post(url, { contentType: 'text/plain', body: '' });

    await expect(reply).rejects.toEqual(failure('refused'));
    expect(egress.site.requests).toEqual([]);
  });
});
