import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { readBody, RequestCanceled } from './read-body.js';
import { watchSender, type WatchOptions } from './stalled-sender.js';

const STALL_MS = 3_000;
let server: Server;
let options: WatchOptions;
/** Reads what is sent; a test may replace it. */
let read: (request: IncomingMessage) => Promise<unknown>;

beforeEach(async () => {
  options = { stallMs: STALL_MS };
  read = (request) => request.toArray();
  server = createServer((request, response) => {
    watchSender(request, options);
    read(request).then(
      () => response.end('read'),
      () => undefined,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());

/** Sends a body of `length` bytes in pieces, `gapMs` apart; resolves with the response when the connection ends. */
async function send(length: number, pieces: string[], gapMs: number): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1'); // a TCP port, not a pipe
  let response = '';
  socket.on('data', (data: Buffer) => (response += data.toString()));
  const closed = once(socket, 'close');
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`);
  for (const piece of pieces) {
    socket.write(piece);
    await pause(gapMs);
  }
  await closed;
  return response;
}

describe('watching a sender', () => {
  it('disconnects a sender without data', async () => {
    await expect(send(100, ['beginning'], 0)).resolves.toMatch(/^HTTP\/1\.1 408 [^]*"detail":"Request Timeout"/);
  });

  it('does not limit the time of a slow sender', async () => {
    await expect(send(8, [...'12345678'], STALL_MS / 5)).resolves.toMatch(/^HTTP\/1\.1 200 [^]*read/);
  });

  it('disconnects a slow sender where the body has a time limit', async () => {
    options = { stallMs: STALL_MS, totalMs: 1 };
    await expect(send(100, [...'1234'], STALL_MS / 5)).resolves.toMatch(/^HTTP\/1\.1 408 /);
  });

  it('does not count the time of the server', async () => {
    read = async (request) => {
      request.pause();
      await pause(STALL_MS * 1.5);
      return request.toArray();
    };
    await expect(send(8, ['12345678'], 0)).resolves.toMatch(/^HTTP\/1\.1 200 [^]*read/);
  });
});

describe('reading a body', () => {
  it('fails as canceled when the client disconnects', async () => {
    const failed = new Promise((resolve) => {
      read = (request) => readBody(request, 1_000).catch(resolve);
    });
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nbeginning');
    await once(server, 'request');
    socket.destroy();

    await expect(failed).resolves.toBeInstanceOf(RequestCanceled);
  });
});
