import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { ConnectionLimit } from './limits/connection-limit.js';
import { SharedServer } from './shared-server.js';

const GET = 'GET / HTTP/1.1\r\nHost: larder.test\r\n\r\n';

/** A server on a free port that counts its requests. */
async function aServer(respond: () => Promise<string>, maxConnections = 100) {
  const shared = new SharedServer({});
  shared.limitConnections(
    new ConnectionLimit({ max: maxConnections, isExempt: () => false, onReached: () => undefined }),
  );
  const app = fastify({ serverFactory: shared.factory((handler) => shared.serve(handler)) });
  let received = 0;
  app.get('/', () => {
    received += 1;
    return respond();
  });
  await app.ready();
  await shared.listen({ host: '127.0.0.1', port: 0 });
  const { port } = new URL(shared.url ?? '');
  return { port: Number(port), received: () => received, close: () => app.close() };
}

describe('a client that sends requests ahead', () => {
  it('is disconnected when too many wait for a response', async () => {
    const server = await aServer(() => new Promise(() => undefined));
    const client = connect(server.port, '127.0.0.1');

    client.end(GET.repeat(500));
    await once(client.resume(), 'close');

    expect(server.received()).toBe(10);
    await server.close();
  });

  it('gets the responses to a few, and any number one after the other', async () => {
    const server = await aServer(() => Promise.resolve('soup'));
    const client = connect(server.port, '127.0.0.1').setEncoding('utf8');
    let text = '';
    const responses = () => text.split('soup').length - 1;
    client.on('data', (more: string) => (text += more));

    for (let count = 5; count <= 50; count += 5) {
      client.write(GET.repeat(5));
      while (responses() < count) await once(client, 'data');
    }

    expect(server.received()).toBe(50);
    client.destroy();
    await server.close();
  });
});

it('closes connections beyond the limit', async () => {
  const server = await aServer(() => Promise.resolve('soup'), 1);
  const first = connect(server.port, '127.0.0.1').setEncoding('utf8');
  await once(first, 'connect');
  const second = connect(server.port, '127.0.0.1');

  await once(second.resume(), 'close');
  first.write(GET);

  expect(String((await once(first, 'data'))[0])).toContain('200 OK');
  first.destroy();
  await server.close();
});
