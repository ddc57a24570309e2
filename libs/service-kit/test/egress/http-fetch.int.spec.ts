import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { ForeignSite } from '@larder/testing';
import { createHttpFetch } from '../../src/egress/index.js';
import { failure } from './egress-fixture.js';

let site: ForeignSite;
beforeEach(async () => (site = await ForeignSite.open()));
afterEach(() => site.close());

const fetch = createHttpFetch({ timeoutMs: 10_000, maxBytes: 100_000 });

describe('the fetch for libraries', () => {
  it('sends the request and returns the response', async () => {
    const bodies: Promise<string>[] = [];
    const url = site.serves('/token', (request, response) => {
      bodies.push(text(request));
      response.writeHead(201, { 'content-type': 'application/json', 'x-more': 'a', 'content-encoding': 'gzip' });
      response.end(gzipSync('{"ok":true}'));
    });

    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: 'Basic x' },
      body: new URLSearchParams({ code: 'a b' }),
    });

    expect([response.status, response.ok, response.headers.get('x-more')]).toEqual([201, true, 'a']);
    expect(await response.json()).toEqual({ ok: true });
    expect(await bodies[0]).toBe('code=a+b');
    expect(site.requests[0]?.headers).toMatchObject({
      authorization: 'Basic x',
      'content-length': '8',
      'content-type': expect.stringContaining('x-www-form-urlencoded') as string,
    });
  });

  it('returns responses without a body', async () => {
    const url = site.serves('/', (_request, response) => void response.writeHead(204).end());

    expect((await fetch(url)).status).toBe(204);
  });

  it('follows redirects by default, with credentials for the same server only', async () => {
    const other = await ForeignSite.open();
    site.redirects('/near', '/far');
    site.redirects('/far', other.servesBody('/end', 'Pie'));
    const headers = { authorization: 'Bearer x' };

    const followed = await fetch(site.url('/near'), { headers });

    expect(await followed.text()).toBe('Pie');
    expect(site.requests.map((each) => each.headers.authorization)).toEqual(['Bearer x', 'Bearer x']);
    expect(other.requests[0]?.headers.authorization).toBeUndefined();
    expect((await fetch(site.url('/near'), { redirect: 'manual' })).status).toBe(302);
    await other.close();
  });

  it('repeats a body only after redirects that require it', async () => {
    site.redirects('/moved', '/new', 308);
    site.redirects('/done', '/new', 303);
    site.serves('/new', (request, response) => void text(request).then((body) => response.end(body)));
    const post = { method: 'POST', body: 'x' };

    expect(await (await fetch(site.url('/moved'), post)).text()).toBe('x');
    expect((await fetch(site.url('/done'), post)).status).toBe(303);
  });

  it('ends when the caller aborts', async () => {
    const url = site.serves('/', () => undefined);

    await expect(fetch(url, { signal: AbortSignal.timeout(50) })).rejects.toEqual(failure('timed-out'));
  });

  it('reads at most its size limit', async () => {
    const url = site.servesBody('/', 'x'.repeat(100_001));

    await expect(fetch(url)).rejects.toEqual(failure('too-large'));
  });
});
