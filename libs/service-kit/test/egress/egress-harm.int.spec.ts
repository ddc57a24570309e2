import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { ForeignSite } from '@larder/testing';
import { readResponse } from '../../src/egress/response.js';
import { EgressClients, failure, MB, page } from './egress-clients.js';

const around = new EgressClients();
let site: ForeignSite;
const client: EgressClients['client'] = (settings) => around.client(settings);
const strict: EgressClients['strict'] = (settings) => around.strict(settings);

beforeEach(async () => {
  await around.open();
  site = around.site;
});
afterEach(() => around.close());

/** Writes as long as the client reads. */
function writeEndlessly(response: ServerResponse, chunk: Uint8Array): void {
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
}

describe('protection against external servers', () => {
  it('stops an endless page at the size limit and closes the connection', async () => {
    let hungUp: Promise<unknown> = Promise.resolve();
    const url = site.serves('/', (_request, response) => {
      hungUp = once(response, 'close');
      writeEndlessly(response, Buffer.alloc(65_536, 'a'));
    });

    await expect(client().fetch(url, page)).rejects.toEqual(failure('too-large'));
    await hungUp;
  });

  it('refuses an announced body of 50 MB without reading it', async () => {
    const url = site.serves('/', (_request, response) => {
      response.writeHead(200, { 'content-length': 50 * MB });
      writeEndlessly(response, Buffer.alloc(65_536, 'a'));
    });

    await expect(client().fetch(url, page)).rejects.toEqual(failure('too-large'));
  });

  it('stops a slow page at the total time limit, although it never pauses for long', async () => {
    let dripping: NodeJS.Timeout | undefined;
    const url = site.serves('/', (_request, response) => {
      dripping = setInterval(() => response.write('a'), 10);
      response.on('close', () => clearInterval(dripping));
    });

    await expect(client({ totalTimeoutMs: 200 }).fetch(url, page)).rejects.toEqual(failure('timed-out'));
  });

  it('stops waiting for a server that accepts the connection and does not respond', async () => {
    const url = site.serves('/', () => undefined);

    await expect(client({ idleTimeoutMs: 100 }).fetch(url, page)).rejects.toEqual(failure('timed-out'));
    await expect(client({ totalTimeoutMs: 100 }).fetch(url, page)).rejects.toEqual(failure('timed-out'));
    await expect(client().fetch(url, { ...page, timeoutMs: 100 })).rejects.toEqual(failure('timed-out'));
    await expect(client().contentLength(url, { ...page, timeoutMs: 100 })).rejects.toEqual(failure('timed-out'));
  });

  it('stops waiting for a page that pauses', async () => {
    const url = site.serves('/', (_request, response) => void response.write('<html>'));

    await expect(client({ idleTimeoutMs: 100 }).fetch(url, page)).rejects.toEqual(failure('timed-out'));
  });

  it('includes redirects in the time limit', async () => {
    let hops = 0;
    const url = site.serves('/', (_request, response) => {
      hops += 1;
      setTimeout(() => response.writeHead(302, { location: `/?${hops}` }).end(), 50);
    });

    await expect(client({ totalTimeoutMs: 200 }).fetch(url, page)).rejects.toEqual(failure('timed-out'));
  });

  it.each([
    ['gzip', () => gzipSync(Buffer.alloc(32 * MB), { level: 9 })],
    ['gzip, gzip', () => gzipSync(gzipSync(Buffer.alloc(32 * MB), { level: 9 }))],
    ['br', () => brotliCompressSync(Buffer.alloc(32 * MB))],
    ['deflate', () => deflateSync(Buffer.alloc(32 * MB), { level: 9 })],
  ])('stops a compression bomb with %s', async (encoding, bomb) => {
    const body = bomb();
    expect(body.length).toBeLessThan(MB);
    const url = site.serves('/', (_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(body);
    });

    await expect(client().fetch(url, page)).rejects.toEqual(failure('too-large'));
  });

  it('stops compressed data without output', async () => {
    const nothing = gzipSync('');
    const url = site.serves('/', (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      writeEndlessly(response, Buffer.concat(Array.from({ length: 1000 }, () => nothing)));
    });

    await expect(client().fetch(url, page)).rejects.toEqual(failure('too-large'));
  });

  it.each(['gzip', 'zstd', 'gzip, gzip, gzip'])('reports a body that is not in its encoding %s', async (encoding) => {
    const url = site.serves('/', (_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end('<html>no</html>');
    });

    await expect(client().fetch(url, page)).rejects.toEqual(failure('connection'));
  });

  it('reports a connection that is closed early', async () => {
    const url = site.serves('/', (_request, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('half', () => response.destroy());
    });

    await expect(client().fetch(url, page)).rejects.toEqual(failure('connection'));
  });

  it('reports a server that does not use HTTP, and one that does not exist', async () => {
    const floodingServer = createServer((socket) => socket.resume().end('220 mail.example ESMTP\r\n'));
    floodingServer.listen(0, '127.0.0.1');
    await once(floodingServer, 'listening');
    const { port } = floodingServer.address() as { port: number };

    await expect(client().fetch(`http://127.0.0.1:${port}/`, page)).rejects.toEqual(failure('connection'));
    await expect(client().fetch(`https://127.0.0.1:${site.port}/`, page)).rejects.toEqual(failure('connection'));
    floodingServer.close();
    await once(floodingServer, 'close');
    await expect(client().fetch(`http://127.0.0.1:${port}/`, page)).rejects.toEqual(failure('connection'));
  });

  it('stops a server with endless headers', async () => {
    const nonHttpServer = createServer((socket) => {
      const header = `x-more: ${'y'.repeat(1000)}\r\n`;
      const more = () => {
        while (!socket.destroyed && socket.write(header));
      };
      socket.on('error', () => undefined).on('drain', more);
      socket.resume().write('HTTP/1.1 200 OK\r\n');
      more();
    });
    nonHttpServer.listen(0, '127.0.0.1');
    await once(nonHttpServer, 'listening');
    const { port } = nonHttpServer.address() as { port: number };

    await expect(client().fetch(`http://127.0.0.1:${port}/`, page)).rejects.toEqual(failure('connection'));
    nonHttpServer.close();
    await once(nonHttpServer, 'close');
  });

  it('reports an unknown host name', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }));

    await expect(strict({ resolve }).fetch('http://nowhere.example/', page)).rejects.toEqual(failure('connection'));
    await expect(strict({ resolve: () => Promise.resolve([]) }).fetch('http://empty.example/', page)).rejects.toEqual(
      failure('connection'),
    );
  });

  it('handles a timeout before the body is read', async () => {
    const url = site.serves('/', (_request, response) => void response.write('<html>'));

    const answer = await client({ totalTimeoutMs: 2_000 }).open(url, page);
    await new Promise((resolve) => site.requests[0]?.socket.on('close', resolve));

    await expect(readResponse(answer)).rejects.toEqual(failure('timed-out'));
  });
});
