import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';
import { idleTimeoutTransport } from './idle-timeout-transport.js';

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Length: 8\r\n\r\n';
/** For servers that stop sending. */
const SHORT_IDLE_MS = 100;
/** For servers that continue: a busy machine pauses them for longer than the short timeout. */
const LONG_IDLE_MS = 10_000;
let end: () => Promise<unknown> = () => Promise.resolve();
afterEach(() => end());

/** Sends a request to a server with this behavior and returns the response. */
async function ask(
  behavior: (socket: Socket) => void,
  { path = '/', idleMs = SHORT_IDLE_MS } = {},
): Promise<IncomingMessage> {
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
    const transport = idleTimeoutTransport({ useSSL: false, idleMs });
    transport.request({ host: '127.0.0.1', port, path, agent: false }, resolve).on('error', reject).end();
  });
}

describe('requests to an S3 server', () => {
  it('fail when it does not respond', async () => {
    await expect(ask(() => undefined)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('fail when it stops within a response', async () => {
    const response = ask((socket) => socket.write(`${HEAD}half`));

    await expect(response.then(text)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('fail when it switches to another protocol', async () => {
    const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n';

    await expect(ask((socket) => socket.write(upgrade))).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('do not fail because the reader is slow', async () => {
    let finish = () => undefined as unknown;
    const idleMs = 1_000;
    const respond = (socket: Socket) => {
      socket.write(`${HEAD}half`);
      finish = () => socket.write('more');
    };
    const response = await ask(respond, { idleMs });
    await new Promise((resolve) => setTimeout(resolve, 2.5 * idleMs));

    finish();

    await expect(text(response)).resolves.toBe('halfmore');
  });

  it.each([
    ['an error', '404 Not Found', '/bucket/key'],
    ['a list', '200 OK', '/bucket?list-type=2&prefix=a'],
  ])('fail when %s has no end', async (_what, status, path) => {
    const response = await ask((socket) => sendWithoutEnd(socket, status), { path, idleMs: LONG_IDLE_MS });

    await expect(text(response)).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('do not fail because an object is large', async () => {
    const size = 40 * 1024 * 1024;
    const send = (socket: Socket) => {
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${size}\r\n\r\n`);
      socket.write(Buffer.alloc(size));
    };
    const response = await ask(send, { path: '/bucket/key', idleMs: LONG_IDLE_MS });

    expect((await buffer(response)).length).toBe(size);
  });
});

function sendWithoutEnd(socket: Socket, status: string): void {
  const more = () => {
    while (!socket.destroyed && socket.write('x'.repeat(64 * 1024)));
  };
  socket.on('drain', more).write(`HTTP/1.1 ${status}\r\n\r\n`);
  more();
}
