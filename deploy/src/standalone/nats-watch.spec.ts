import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { watchNats } from './nats-watch.js';

/** A server that greets like NATS and answers a question for JetStream as long as it is well. */
async function aServer(): Promise<{ server: Server; port: number; state: { well: boolean; asked: number } }> {
  const state = { well: true, asked: 0 };
  const server = createServer((socket) => {
    socket.on('error', () => undefined).write('INFO {"server_id":"test"}\r\n');
    socket.on('data', (chunk) => {
      const inbox = /PUB \$JS\.API\.INFO (\S+) 0/.exec(String(chunk))?.[1];
      if (!inbox) return;
      state.asked += 1;
      if (state.well) socket.write(`MSG ${inbox} 1 2\r\n{}\r\n`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port, state };
}

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

it('has a server restarted whose JetStream is silent, and no other', async () => {
  const { server, port, state } = await aServer();
  let restarts = 0;
  const watched = { port, password: 'x', folder: tmpdir(), lookMs: 10, answerMs: 2_000 };
  const watch = watchNats(watched, () => (restarts += 1));
  await until(() => state.asked >= 3);
  expect(restarts).toBe(0);

  state.well = false;
  await until(() => restarts === 1);

  state.well = true;
  const asked = state.asked;
  await until(() => state.asked >= asked + 3);
  watch.stop();
  expect(restarts).toBe(1);
  server.close();
});

it('leaves a server that is being started to who starts it', async () => {
  const { server, port } = await aServer();
  server.close();
  await once(server, 'close');
  let restarts = 0;
  const watch = watchNats({ port, password: 'x', folder: tmpdir(), lookMs: 1 }, () => (restarts += 1));
  await new Promise((resolve) => setTimeout(resolve, 100));
  watch.stop();
  expect(restarts).toBe(0);
});
