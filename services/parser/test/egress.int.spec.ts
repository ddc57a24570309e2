import { once } from 'node:events';
import { createServer } from 'node:net';
import type { ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parseAllowlist } from '../src/egress/allowlist.js';
import { readAnswer } from '../src/egress/answer.js';
import { EgressClient, type EgressSettings } from '../src/egress/egress-client.js';
import { PLAIN_USER_AGENT } from '../src/egress/request-headers.js';
import { ForeignSite } from './foreign-site.js';

const MB = 1024 * 1024;
const page = { wanted: 'page', maxBytes: MB } as const;

let site: ForeignSite;
let clients: EgressClient[] = [];

function client(settings: Partial<EgressSettings> = {}): EgressClient {
  const created = new EgressClient({
    allowlist: parseAllowlist(['localhost', '127.0.0.1', 'other.example']),
    userAgent: 'Browser/1.0',
    totalTimeoutMs: 10_000,
    idleTimeoutMs: 10_000,
    ...settings,
  });
  clients.push(created);
  return created;
}
const strict = (settings: Partial<EgressSettings> = {}) => client({ allowlist: parseAllowlist([]), ...settings });
const failure = (kind: string) => expect.objectContaining({ name: 'EgressError', failure: kind }) as Error;

/** Writes for as long as the reader takes it; resolves when the connection is gone. */
function writeForEver(response: ServerResponse, chunk: Uint8Array): void {
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
}

beforeEach(async () => {
  site = await ForeignSite.open();
});
afterEach(async () => {
  await Promise.all(clients.map((each) => each.onApplicationShutdown()));
  clients = [];
  await site.close();
});

describe('what is fetched', () => {
  it('reads a page as a browser would ask for it', async () => {
    const url = site.servesBody('/pie?x=1', '');
    site.servesBody('/pie', 'Pie');

    const answer = await client().fetch(`${url}#top`, { ...page, locale: 'de-DE' });

    expect(answer).toMatchObject({ url: `${url}#top`, status: 200, contentType: 'text/html; charset=utf-8' });
    expect(answer.body.toString()).toBe('Pie');
    expect(site.requests[0]).toMatchObject({ method: 'GET', url: '/pie?x=1' });
    expect(site.requests[0]?.headers).toMatchObject({ 'user-agent': 'Browser/1.0' });
    expect(site.requests[0]?.headers['accept-language']).toMatch(/^de-DE/);
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['gzip, br', (text: string) => brotliCompressSync(gzipSync(text))],
  ])('unpacks %s', async (encoding, compress) => {
    const url = site.serves('/', (_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(compress('Pie'));
    });

    expect((await client().fetch(url, page)).body.toString()).toBe('Pie');
  });

  it('follows redirects, relative ones too, to the page behind them', async () => {
    site.servesBody('/c', 'Pie');
    site.redirects('/b', 'c', 308);
    const url = site.redirects('/a', site.url('/b'), 301);

    await expect(client().fetch(url, page)).resolves.toMatchObject({ url: site.url('/c'), status: 200 });
  });

  it('hands over the body of an error page with its status', async () => {
    await expect(client().fetch(site.url('/none'), page)).resolves.toMatchObject({ status: 404 });
  });

  it.each([403, 406, 429])('asks once more as a plain browser when turned away with %i', async (status) => {
    const url = site.serves('/', ({ headers }, response) => {
      response.writeHead(headers['user-agent'] === PLAIN_USER_AGENT ? 200 : status).end('Pie');
    });

    expect((await client().fetch(url, page)).body.toString()).toBe('Pie');
    expect(site.requests).toHaveLength(2);
  });

  it('asks a site that keeps turning us away only twice', async () => {
    const url = site.serves('/', (_request, response) => {
      response.writeHead(403).end('No');
    });

    await expect(client().fetch(url, page)).resolves.toMatchObject({ status: 403 });
    expect(site.requests).toHaveLength(2);
  });

  it('learns the size of something without fetching it', async () => {
    const url = site.serves('/picture', (_request, response) => {
      response.writeHead(200, { 'content-length': '12345' }).end();
    });

    await expect(client().contentLength(url, page)).resolves.toBe(12_345);
    await expect(client().contentLength(site.url('/none'), page)).resolves.toBeNull();
    expect(site.requests[0]?.method).toBe('HEAD');
  });
});

describe('where requests may not go', () => {
  it('refuses a name that means this machine, and does not knock', async () => {
    await expect(strict().fetch(site.url(), page)).rejects.toEqual(failure('refused'));
    expect(site.requests).toEqual([]);
  });

  it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0177.0.0.1', '127.0.0.1.'])(
    'refuses %s',
    async (host) => {
      await expect(strict().fetch(`http://${host}/`, page)).rejects.toEqual(failure('refused'));
      await expect(strict().contentLength(`http://${host}/`, page)).rejects.toEqual(failure('refused'));
    },
  );

  it('refuses a redirect to a private address', async () => {
    const resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    const url = site.redirects('/', 'http://169.254.169.254/latest/meta-data/');

    const asked = client({ allowlist: parseAllowlist(['localhost']), resolve }).fetch(url, page);

    await expect(asked).rejects.toEqual(failure('refused'));
    expect(site.requests).toHaveLength(1);
  });

  it('refuses a redirect to a port or name that is not allowed', async () => {
    const only = client({ allowlist: parseAllowlist([`localhost:${site.port}`]) });

    await expect(only.fetch(site.redirects('/a', 'http://localhost:1/'), page)).rejects.toEqual(failure('refused'));
    await expect(only.fetch(site.redirects('/b', `http://127.0.0.1:${site.port}/`), page)).rejects.toEqual(
      failure('refused'),
    );
  });

  it('refuses a redirect to another scheme', async () => {
    const url = site.redirects('/', 'file:///etc/passwd');

    await expect(client().fetch(url, page)).rejects.toEqual(failure('refused'));
  });

  it.each(['10.0.0.7', '192.168.1.1', '169.254.169.254', '100.100.100.200', 'fd00::1', '::ffff:10.0.0.7'])(
    'refuses a name that resolves to %s',
    async (address) => {
      const resolve = () => Promise.resolve([{ address, family: address.includes(':') ? 6 : 4 }]);

      await expect(strict({ resolve }).fetch('http://recipes.example/', page)).rejects.toEqual(failure('refused'));
    },
  );

  it('refuses a name with one private address among public ones', async () => {
    const resolve = () =>
      Promise.resolve([
        { address: '93.184.216.34', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]);

    await expect(strict({ resolve }).fetch('http://recipes.example/', page)).rejects.toEqual(failure('refused'));
  });

  it('looks a name up once and connects to the address it checked', async () => {
    const answers = ['127.0.0.1', '10.255.255.1'];
    const asked: string[] = [];
    const resolve = (host: string) => {
      asked.push(host);
      return Promise.resolve([{ address: answers[asked.length - 1] ?? '', family: 4 }]);
    };
    site.servesBody('/', 'Pie');

    const answer = await client({ resolve }).fetch(`http://other.example:${site.port}/`, page);

    expect(answer.body.toString()).toBe('Pie');
    expect(asked).toEqual(['other.example']);
  });

  it('checks each new connection anew, so that a name cannot move inside later', async () => {
    const answers = ['127.0.0.1', '192.168.0.1'];
    const resolve = () => Promise.resolve([{ address: answers.shift() ?? '', family: 4 }]);
    const rebound = client({ allowlist: parseAllowlist(['127.0.0.0/8']), resolve });
    const url = `http://other.example:${site.port}/`;

    await expect(rebound.fetch(url, page)).resolves.toMatchObject({ status: 404 });
    await expect(rebound.fetch(url, page)).rejects.toEqual(failure('refused'));
  });

  it('gives up on redirects that lead in circles', async () => {
    const url = site.redirects('/', '/');

    await expect(client().fetch(url, page)).rejects.toEqual(failure('connection'));
    expect(site.requests).toHaveLength(21);
  });
});

describe('what foreign servers may do to us', () => {
  it('stops an endless page at the cap and hangs up', async () => {
    let hungUp: Promise<unknown> = Promise.resolve();
    const url = site.serves('/', (_request, response) => {
      hungUp = once(response, 'close');
      writeForEver(response, Buffer.alloc(65_536, 'a'));
    });

    await expect(client().fetch(url, page)).rejects.toEqual(failure('too-large'));
    await hungUp;
  });

  it('refuses 50 MB that are announced without reading them', async () => {
    const url = site.serves('/', (_request, response) => {
      response.writeHead(200, { 'content-length': 50 * MB });
      writeForEver(response, Buffer.alloc(65_536, 'a'));
    });

    await expect(client().fetch(url, page)).rejects.toEqual(failure('too-large'));
  });

  it('stops a page that drips by the wall clock, although it never pauses for long', async () => {
    let dripping: NodeJS.Timeout | undefined;
    const url = site.serves('/', (_request, response) => {
      dripping = setInterval(() => response.write('a'), 10);
      response.on('close', () => clearInterval(dripping));
    });

    await expect(client({ totalTimeoutMs: 200 }).fetch(url, page)).rejects.toEqual(failure('timed-out'));
  });

  it('stops waiting for a server that accepts and says nothing', async () => {
    const url = site.serves('/', () => undefined);

    await expect(client({ idleTimeoutMs: 100 }).fetch(url, page)).rejects.toEqual(failure('timed-out'));
    await expect(client({ totalTimeoutMs: 100 }).fetch(url, page)).rejects.toEqual(failure('timed-out'));
    await expect(client().fetch(url, { ...page, timeoutMs: 100 })).rejects.toEqual(failure('timed-out'));
    await expect(client().contentLength(url, { ...page, timeoutMs: 100 })).rejects.toEqual(failure('timed-out'));
  });

  it('stops waiting for a page that pauses in the middle', async () => {
    const url = site.serves('/', (_request, response) => void response.write('<html>'));

    await expect(client({ idleTimeoutMs: 100 }).fetch(url, page)).rejects.toEqual(failure('timed-out'));
  });

  it('counts the time of redirects together', async () => {
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
  ])('stops a bomb packed with %s', async (encoding, bomb) => {
    const body = bomb();
    expect(body.length).toBeLessThan(MB);
    const url = site.serves('/', (_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(body);
    });

    await expect(client().fetch(url, page)).rejects.toEqual(failure('too-large'));
  });

  it('stops compressed data that never becomes anything', async () => {
    const nothing = gzipSync('');
    const url = site.serves('/', (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      writeForEver(response, Buffer.concat(Array.from({ length: 1000 }, () => nothing)));
    });

    await expect(client().fetch(url, page)).rejects.toEqual(failure('too-large'));
  });

  it.each(['gzip', 'zstd', 'gzip, gzip, gzip'])('reports a body that is not really %s', async (encoding) => {
    const url = site.serves('/', (_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end('<html>no</html>');
    });

    await expect(client().fetch(url, page)).rejects.toEqual(failure('connection'));
  });

  it('reports a connection that breaks off', async () => {
    const url = site.serves('/', (_request, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('half', () => response.destroy());
    });

    await expect(client().fetch(url, page)).rejects.toEqual(failure('connection'));
  });

  it('reports a server that does not speak HTTP, and one that is not there', async () => {
    const babbler = createServer((socket) => socket.resume().end('220 mail.example ESMTP\r\n'));
    babbler.listen(0, '127.0.0.1');
    await once(babbler, 'listening');
    const { port } = babbler.address() as { port: number };

    await expect(client().fetch(`http://127.0.0.1:${port}/`, page)).rejects.toEqual(failure('connection'));
    await expect(client().fetch(`https://127.0.0.1:${site.port}/`, page)).rejects.toEqual(failure('connection'));
    babbler.close();
    await once(babbler, 'close');
    await expect(client().fetch(`http://127.0.0.1:${port}/`, page)).rejects.toEqual(failure('connection'));
  });

  it('reports a name nobody knows', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }));

    await expect(strict({ resolve }).fetch('http://nowhere.example/', page)).rejects.toEqual(failure('connection'));
    await expect(strict({ resolve: () => Promise.resolve([]) }).fetch('http://empty.example/', page)).rejects.toEqual(
      failure('connection'),
    );
  });

  it('survives a time-out that strikes before the body is read', async () => {
    const url = site.serves('/', (_request, response) => void response.write('<html>'));

    const answer = await client({ totalTimeoutMs: 100 }).open(url, page);
    await new Promise((resolve) => site.requests[0]?.socket.on('close', resolve));

    await expect(readAnswer(answer)).rejects.toEqual(failure('timed-out'));
  });
});
