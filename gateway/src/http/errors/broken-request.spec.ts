import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { replyToBrokenRequest } from './broken-request.js';

let server: Server;
beforeAll(async () => {
  server = createServer((_request, response) => response.end('fine')).on('clientError', replyToBrokenRequest);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());

async function responseTo(rawRequest: string): Promise<string> {
  // The address of a listening server is an object.
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(rawRequest);
  return text(socket);
}

it.each([
  ['what is no request', 'Soup, please\r\n\r\n', 400, 'Bad Request'],
  ['an address beyond all measure', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n`, 431, 'Request Header Fields Too Large'],
])('replies to %s with the common error body', async (_case, rawRequest, status, detail) => {
  const [head = '', body = ''] = (await responseTo(rawRequest)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toEqual({ detail });
});

it('serves well-formed requests', async () => {
  expect(await responseTo('GET / HTTP/1.1\r\nhost: larder\r\nconnection: close\r\n\r\n')).toMatch(/fine/);
});
