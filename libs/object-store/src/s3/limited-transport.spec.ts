import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';
import { limitedTransport } from './limited-transport.js';

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Length: 8\r\n\r\n';
const transport = limitedTransport({ useSSL: false, idleMs: 100 });
let end: () => Promise<unknown> = () => Promise.resolve();
afterEach(() => end());

/** The answer of a server that does this with a connection. */
async function ask(behavior: (socket: Socket) => void): Promise<IncomingMessage> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    socket.once('data', () => behavior(socket));
  });
  end = () => {
    sockets.forEach((socket) => socket.destroy());
    return new Promise((resolve) => server.close(resolve));
  };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };
  return new Promise((resolve, reject) => {
    transport.request({ host: '127.0.0.1', port, agent: false }, resolve).on('error', reject).end();
  });
}

describe('requests to a server of objects', () => {
  it('end when it says nothing', async () => {
    await expect(ask(() => undefined)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('end when it stops in the middle', async () => {
    const answer = await ask((socket) => socket.write(`${HEAD}half`));

    await expect(text(answer)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('end when it speaks another protocol', async () => {
    const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n';

    await expect(ask((socket) => socket.write(upgrade))).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('wait for a reader that is slow', async () => {
    let finish = () => undefined as unknown;
    const answer = await ask((socket) => {
      socket.write(`${HEAD}half`);
      finish = () => socket.write('more');
    });
    await new Promise((resolve) => setTimeout(resolve, 350)); // several times the limit

    finish();

    await expect(text(answer)).resolves.toBe('halfmore');
  });
});
