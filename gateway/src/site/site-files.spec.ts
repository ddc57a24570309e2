import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { RouteTable } from '../http/server/route-table.js';
import { registerSite, replyToUnknownPath } from './site-files.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-site-'));
  for (const name of ['assets', 'icons']) mkdirSync(join(folder, name));
  for (const name of ['index.html', 'boot.js', 'assets/app-1a2b.js', 'icons/icon-64.png'])
    writeFileSync(join(folder, name), 'soup');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The site, and the number of listeners that waited for the end of each response. */
async function aSite() {
  const site = fastify();
  // The gateway's own handler converts errors, and knows no ranges.
  site.setErrorHandler((_error, _request, reply) => reply.status(422).send({ detail: [] }));
  const waiting: number[] = [];
  site.addHook('onSend', (_request, reply, _payload, done) => {
    waiting.push(reply.raw.listenerCount('close'));
    done();
  });
  await registerSite(site, folder, '/');
  return { site, waiting };
}

describe('the files of the web application', () => {
  it('with a hash in their names are served like the others, without further listeners', async () => {
    const { site, waiting } = await aSite();

    const [other, hashed] = [await site.inject('/boot.js'), await site.inject('/assets/app-1a2b.js')];

    expect([other.body, hashed.body]).toEqual(['soup', 'soup']);
    expect([other, hashed].map(({ headers }) => headers['cache-control'])).toEqual([
      'no-cache',
      'public, max-age=31536000, immutable',
    ]);
    // Beyond ten, Node.js prints a warning for every response.
    expect(waiting[1]).toBe(waiting[0]);
  });

  it('include an icon under the name that dashboards expect', async () => {
    const { site } = await aSite();

    const { statusCode, headers } = await site.inject('/favicon.ico');

    expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'image/png' });
  });

  it('are not found by unknown names', async () => {
    const { site } = await aSite();

    expect((await site.inject('/assets/app-3c4d.js')).statusCode).toBe(404);
  });

  it.each(['/boot.js', '/assets/app-1a2b.js', '/favicon.ico'])('at %s are sent in parts', async (url) => {
    const { site } = await aSite();

    const { statusCode, headers, body } = await site.inject({ url, headers: { range: 'bytes=1-2' } });

    expect([statusCode, headers['content-range'], body]).toEqual([206, 'bytes 1-2/4', 'ou']);
  });

  it.each(['/boot.js', '/assets/app-1a2b.js', '/favicon.ico'])(
    'at %s are refused for a range outside of the file, with its size',
    async (url) => {
      const { site } = await aSite();

      const response = await site.inject({ url, headers: { range: 'bytes=4-' } });

      expect([response.statusCode, response.headers['content-range'], response.json()]).toEqual([
        416,
        'bytes */4',
        { detail: 'Range Not Satisfiable' },
      ]);
      expect(response.headers['cache-control']).toBe('no-store');
    },
  );

  it('are not sent when the condition of the request fails', async () => {
    const { site } = await aSite();

    const { statusCode, body } = await site.inject({ url: '/boot.js', headers: { 'if-match': '"other"' } });

    expect([statusCode, JSON.parse(body)]).toEqual([412, { detail: 'Precondition Failed' }]);
  });
});

describe('a request without a route', () => {
  it('is answered with the methods of its path', async () => {
    const server = fastify();
    server.setNotFoundHandler(replyToUnknownPath(new RouteTable(server), null));
    server.get('/api/recipes', () => 'soup');
    server.post('/api/recipes', () => 'soup');

    const { statusCode, headers, body } = await server.inject({ method: 'DELETE', url: '/api/recipes' });

    expect({ statusCode, body: JSON.parse(body) as unknown }).toEqual({
      statusCode: 405,
      body: { detail: 'Method Not Allowed' },
    });
    expect(headers).toMatchObject({ allow: 'GET, HEAD, POST', 'cache-control': 'no-store' });
  });

  it('is answered with 404 at an unknown path', async () => {
    const server = fastify();
    server.setNotFoundHandler(replyToUnknownPath(new RouteTable(server), null));

    expect((await server.inject('/api/soup')).json()).toEqual({ detail: 'Not Found' });
  });
});
