import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { watchNats } from './nats-watch.js';

/** A fake NATS server that responds to requests for JetStream info while it is responsive. */
async function aServer(): Promise<{
  server: Server;
  port: number;
  state: { isResponsive: boolean; requests: number };
}> {
  const state = { isResponsive: true, requests: 0 };
  const server = createServer((socket) => {
    socket.on('error', () => undefined).write('INFO {"server_id":"test"}\r\n');
    socket.on('data', (chunk) => {
      const inbox = /PUB \$JS\.API\.INFO (\S+) 0/.exec(String(chunk))?.[1];
      if (!inbox) return;
      state.requests += 1;
      if (state.isResponsive) socket.write(`MSG ${inbox} 1 2\r\n{}\r\n`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port, state };
}

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

it('restarts a server whose JetStream does not respond, and no other', async () => {
  const { server, port, state } = await aServer();
  let restarts = 0;
  const watched = { port, password: 'x', folder: tmpdir(), intervalMs: 10, timeoutMs: 2_000 };
  const watch = watchNats(watched, () => (restarts += 1));
  await until(() => state.requests >= 3);
  expect(restarts).toBe(0);

  state.isResponsive = false;
  await until(() => restarts === 1);

  state.isResponsive = true;
  const requests = state.requests;
  await until(() => state.requests >= requests + 3);
  watch.stop();
  expect(restarts).toBe(1);
  server.close();
});

it('does not restart a server that is being started', async () => {
  const { server, port } = await aServer();
  server.close();
  await once(server, 'close');
  let restarts = 0;
  const watch = watchNats({ port, password: 'x', folder: tmpdir(), intervalMs: 1 }, () => (restarts += 1));
  await new Promise((resolve) => setTimeout(resolve, 100));
  watch.stop();
  expect(restarts).toBe(0);
});
