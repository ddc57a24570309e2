import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import fastify from 'fastify';
import { GracefulShutdown } from './graceful-shutdown.js';

describe('a gateway that shuts down', () => {
  it('still serves requests, and closes their connections, once it drains', async () => {
    const server = fastify();
    const shutdown = new GracefulShutdown(server);
    server.get('/', () => 'soup');
    const url = await server.listen({ host: '127.0.0.1', port: 0 });

    const before = await fetch(url);
    await shutdown.drain(0);
    const after = await fetch(url);

    expect([await before.text(), before.headers.get('connection')]).toEqual(['soup', 'keep-alive']);
    expect([await after.text(), after.headers.get('connection')]).toEqual(['soup', 'close']);
    await server.close();
  });

  it('finishes its responses, and then does not wait for clients', async () => {
    const server = fastify({ keepAliveTimeout: 600_000 });
    const shutdown = new GracefulShutdown(server, 600_000);
    const pot = new PassThrough();
    server.get('/', () => pot);
    const url = await server.listen({ host: '127.0.0.1', port: 0 });

    pot.write('slow ');
    const response = await fetch(url);
    await shutdown.drain(0);
    const closed = server.close();
    pot.end('soup');

    expect(await response.text()).toBe('slow soup');
    await closed;
  });

  it('closes unused connections', async () => {
    const server = fastify();
    new GracefulShutdown(server, 600_000);
    const url = await server.listen({ host: '127.0.0.1', port: 0 });
    const spare = connect(Number(new URL(url).port), '127.0.0.1');
    await once(server.server, 'connection');

    const ended = once(spare, 'close');
    await server.close();
    await ended;
    expect(server.server.listening).toBe(false);
  });

  it('closes connections that are not finished in time', async () => {
    const server = fastify();
    new GracefulShutdown(server, 50);
    const pot = new PassThrough();
    pot.write('half a ');
    server.get('/', () => pot);
    const url = await server.listen({ host: '127.0.0.1', port: 0 });

    const response = await fetch(url);
    await server.close();

    await expect(response.text()).rejects.toThrow('terminated');
  });
});
