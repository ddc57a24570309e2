import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { readResponse } from '../../src/egress/response.js';
import { EgressFixture, failure, MB, page } from './egress-fixture.js';

let egress: EgressFixture;
beforeEach(async () => (egress = await EgressFixture.open()));
afterEach(() => egress.close());

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
    const url = egress.site.serves('/', (_request, response) => {
      hungUp = once(response, 'close');
      writeEndlessly(response, Buffer.alloc(65_536, 'a'));
    });

    await expect(egress.client().fetch(url, page)).rejects.toEqual(failure('too-large'));
    await hungUp;
  });

  it('refuses an announced body of 50 MB without reading it', async () => {
    const url = egress.site.serves('/', (_request, response) => {
      response.writeHead(200, { 'content-length': 50 * MB });
      writeEndlessly(response, Buffer.alloc(65_536, 'a'));
    });

    await expect(egress.client().fetch(url, page)).rejects.toEqual(failure('too-large'));
  });

  it('stops a slow page at the total time limit, although it never pauses for long', async () => {
    let dripping: NodeJS.Timeout | undefined;
    const url = egress.site.serves('/', (_request, response) => {
      dripping = setInterval(() => response.write('a'), 10);
      response.on('close', () => clearInterval(dripping));
    });

    await expect(egress.client({ totalTimeoutMs: 200 }).fetch(url, page)).rejects.toEqual(failure('timed-out'));
  });

  it('stops waiting for a server that accepts the connection and does not respond', async () => {
    const url = egress.site.serves('/', () => undefined);

    await expect(egress.client({ idleTimeoutMs: 100 }).fetch(url, page)).rejects.toEqual(failure('timed-out'));
    await expect(egress.client({ totalTimeoutMs: 100 }).fetch(url, page)).rejects.toEqual(failure('timed-out'));
    await expect(egress.client().fetch(url, { ...page, timeoutMs: 100 })).rejects.toEqual(failure('timed-out'));
    await expect(egress.client().contentLength(url, { ...page, timeoutMs: 100 })).rejects.toEqual(failure('timed-out'));
  });

  it('stops waiting for a page that pauses', async () => {
    const url = egress.site.serves('/', (_request, response) => void response.write('<html>'));

    await expect(egress.client({ idleTimeoutMs: 100 }).fetch(url, page)).rejects.toEqual(failure('timed-out'));
  });

  it('includes redirects in the time limit', async () => {
    let hops = 0;
    const url = egress.site.serves('/', (_request, response) => {
      hops += 1;
      setTimeout(() => response.writeHead(302, { location: `/?${hops}` }).end(), 50);
    });

    await expect(egress.client({ totalTimeoutMs: 200 }).fetch(url, page)).rejects.toEqual(failure('timed-out'));
  });

  it.each([
    ['gzip', () => gzipSync(Buffer.alloc(32 * MB), { level: 9 })],
    ['gzip, gzip', () => gzipSync(gzipSync(Buffer.alloc(32 * MB), { level: 9 }))],
    ['br', () => brotliCompressSync(Buffer.alloc(32 * MB))],
    ['deflate', () => deflateSync(Buffer.alloc(32 * MB), { level: 9 })],
  ])('stops a compression bomb with %s', async (encoding, bomb) => {
    const body = bomb();
    expect(body.length).toBeLessThan(MB);
    const url = egress.site.serves('/', (_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(body);
    });

    await expect(egress.client().fetch(url, page)).rejects.toEqual(failure('too-large'));
  });

  it('stops compressed data without output', async () => {
    const nothing = gzipSync('');
    const url = egress.site.serves('/', (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      writeEndlessly(response, Buffer.concat(Array.from({ length: 1000 }, () => nothing)));
    });

    await expect(egress.client().fetch(url, page)).rejects.toEqual(failure('too-large'));
  });

  it.each(['gzip', 'zstd', 'gzip, gzip, gzip'])('reports a body that is not in its encoding %s', async (encoding) => {
    const url = egress.site.serves('/', (_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end('<html>no</html>');
    });

    await expect(egress.client().fetch(url, page)).rejects.toEqual(failure('connection'));
  });

  it('reports a connection that is closed early', async () => {
    const url = egress.site.serves('/', (_request, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('half', () => response.destroy());
    });

    await expect(egress.client().fetch(url, page)).rejects.toEqual(failure('connection'));
  });

  it('reports a server that does not use HTTP, and one that does not exist', async () => {
    const floodingServer = createServer((socket) => socket.resume().end('220 mail.example ESMTP\r\n'));
    floodingServer.listen(0, '127.0.0.1');
    await once(floodingServer, 'listening');
    const { port } = floodingServer.address() as { port: number };

    await expect(egress.client().fetch(`http://127.0.0.1:${port}/`, page)).rejects.toEqual(failure('connection'));
    await expect(egress.client().fetch(`https://127.0.0.1:${egress.site.port}/`, page)).rejects.toEqual(
      failure('connection'),
    );
    floodingServer.close();
    await once(floodingServer, 'close');
    await expect(egress.client().fetch(`http://127.0.0.1:${port}/`, page)).rejects.toEqual(failure('connection'));
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

    await expect(egress.client().fetch(`http://127.0.0.1:${port}/`, page)).rejects.toEqual(failure('connection'));
    nonHttpServer.close();
    await once(nonHttpServer, 'close');
  });

  it('reports an unknown host name', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }));

    await expect(egress.strict({ resolve }).fetch('http://nowhere.example/', page)).rejects.toEqual(
      failure('connection'),
    );
    await expect(
      egress.strict({ resolve: () => Promise.resolve([]) }).fetch('http://empty.example/', page),
    ).rejects.toEqual(failure('connection'));
  });

  it('rejects reading when the time is over before the body is read', async () => {
    const url = egress.site.serves('/', (_request, response) => void response.write('<html>'));

    const response = await egress.client({ totalTimeoutMs: 2_000 }).open(url, page);
    await new Promise((resolve) => egress.site.requests[0]?.socket.on('close', resolve));

    await expect(readResponse(response)).rejects.toEqual(failure('timed-out'));
  });
});
