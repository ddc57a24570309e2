import { RawServer, selfSigned, waitUntil, type Behavior } from '@larder/testing';
import { EgressFixture, failure, page } from './egress-fixture.js';

let egress: EgressFixture;
beforeEach(async () => (egress = await EgressFixture.open()));
afterEach(() => egress.close());

describe('servers with TLS', () => {
  const { key, cert } = selfSigned();
  const answers: Behavior = ({ socket }) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nPie');
  let server: RawServer;
  beforeEach(async () => (server = await RawServer.open(answers, { key, cert })));
  afterEach(() => server.close());

  it('are refused unless their certificate is trusted', async () => {
    const url = `https://localhost:${server.port}/`;

    await expect(egress.client().fetch(url, page)).rejects.toEqual(failure('connection'));
    expect((await egress.client({ ca: cert }).fetch(url, page)).body.toString()).toBe('Pie');
    expect((await egress.client({ ca: cert }).fetch(`https://127.0.0.1:${server.port}/`, page)).status).toBe(200);
  });

  it('are refused with the certificate of another name', async () => {
    const resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    const fetched = egress.client({ ca: cert, resolve }).fetch(`https://other.example:${server.port}/`, page);

    await expect(fetched).rejects.toMatchObject({
      failure: 'connection',
      message: expect.stringContaining('altnames') as string,
    });
  });
});

describe('an aborted fetch', () => {
  const requestArrived = () => waitUntil(() => egress.site.requests.length > 0);
  const hungUp = () => new Promise((resolve) => egress.site.requests[0]?.socket.on('close', resolve));

  it('ends when the caller aborts', async () => {
    const caller = new AbortController();
    const url = egress.site.serves('/', (_request, response) => void response.write('<html>'));
    const fetched = egress.client().fetch(url, { ...page, signal: caller.signal });
    fetched.catch(() => undefined);
    await requestArrived();
    const closed = hungUp();
    caller.abort();

    await expect(fetched).rejects.toEqual(failure('connection'));
    await closed;
    await expect(egress.client().fetch(url, { ...page, signal: caller.signal })).rejects.toEqual(failure('connection'));
  });

  it('ends when the service stops, and later ones fail', async () => {
    const url = egress.site.serves('/', () => undefined);
    const stopping = egress.client();
    const fetched = stopping.fetch(url, page);
    fetched.catch(() => undefined);
    await requestArrived();
    const closed = hungUp();
    stopping.onApplicationShutdown();

    await expect(fetched).rejects.toEqual(failure('connection'));
    await closed;
    await expect(stopping.post(url, { contentType: 'text/plain', body: '' })).rejects.toEqual(failure('connection'));
    expect(egress.site.requests).toHaveLength(1);
  });
});
