import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { registerCompression } from './compression.js';

const LARGE = JSON.stringify(Array.from({ length: 500 }, (_, at) => ({ id: at, name: `Soup ${at}` })));
/** More than is compressed at once. */
const HUGE = JSON.stringify(Array.from({ length: 20_000 }, (_, at) => ({ id: at, name: `Soup ${at}` })));
const SMALL = JSON.stringify({ name: 'Soup' });
/** Hooks of the gateway that wait for the end of a response. */
const HOOKS = 6;
const EVENT = 'data: soup\n\n';
const JSON_TYPE = 'application/json; charset=utf-8';

const DECODERS: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

let app: FastifyInstance;
let events: PassThrough;
beforeAll(async () => {
  app = fastify();
  await registerCompression(app);
  app.addHook('onRequest', (_request, reply, done) => {
    for (let hook = 0; hook < HOOKS; hook += 1) reply.raw.once('close', () => undefined);
    done();
  });
  const texts = { '/large': LARGE, '/huge': HUGE, '/small': SMALL };
  for (const [path, text] of Object.entries(texts))
    app.get(path, (_request, reply) => reply.type(JSON_TYPE).send(text));
  app.get('/events', (_request, reply) => {
    events = new PassThrough();
    events.write(EVENT);
    return reply.type('text/event-stream').send(events);
  });
  app.get('/file', (_request, reply) => reply.type('text/csv').send(Readable.from([LARGE])));
  app.get('/image', (_request, reply) => reply.type('image/webp').send(Buffer.from(LARGE)));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Node's plain client neither requests an encoding nor decodes one. */
async function request(path: string, accepted?: string): Promise<IncomingMessage> {
  const { port } = app.server.address() as AddressInfo; // a TCP server's address is no text
  const clientRequest = get({
    host: '127.0.0.1',
    port,
    path,
    headers: accepted ? { 'accept-encoding': accepted } : {},
  });
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
  return response;
}

async function read(path: string, accepted?: string) {
  const response = await request(path, accepted);
  const body = await buffer(response);
  const encoding = response.headers['content-encoding'] ?? 'identity';
  const text = String(DECODERS[encoding]?.(body) ?? body);
  return { headers: response.headers, encoding, bytes: body.length, text };
}

describe('a large response', () => {
  it.each<[string | undefined, string]>([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['deflate', 'deflate'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, *;q=0', 'br'],
    ['gzip, identity;q=0', 'gzip'],
    ['*', 'gzip'],
    ['zstd', 'identity'],
    ['identity', 'identity'],
    ['identity;q=0', 'identity'],
    ['br;q=0, gzip;q=0', 'identity'],
    [undefined, 'identity'],
  ])('for a client that accepts %j is sent as %s', async (accepted, encoding) => {
    const response = await read('/large', accepted);

    expect([response.encoding, response.text === LARGE]).toEqual([encoding, true]);
    expect(Number(response.headers['content-length'])).toBe(response.bytes);
    if (encoding !== 'identity') expect(response.headers.vary).toBe('accept-encoding');
  });

  it.each(['br', 'gzip'])('that takes longer to compress is streamed as %s', async (encoding) => {
    const response = await read('/huge', encoding);

    expect([response.encoding, response.text === HUGE]).toEqual([encoding, true]);
    expect(response.headers['transfer-encoding']).toBe('chunked');
  });
});

it.each(['/small', '/image'])('sends %s as it is', async (path) => {
  const { encoding, headers } = await read(path, 'br, gzip');
  expect([encoding, headers.vary]).toEqual(['identity', undefined]);
});

it('sends each event of a stream at once, whatever the client accepts', async () => {
  const response = await request('/events', 'br, gzip');
  expect(response.headers['content-encoding']).toBeUndefined();

  // The stream stays open: a buffered event would never arrive.
  expect(String((await once(response, 'data'))[0])).toBe(EVENT);
  events.write(EVENT);
  expect(String((await once(response, 'data'))[0])).toBe(EVENT);
  events.end();
  await once(response, 'end');
});

it('streams a file without a warning about the listeners of the response', async () => {
  const warnings: Error[] = [];
  const onWarning = (warning: Error) => warnings.push(warning);
  process.on('warning', onWarning);

  const { encoding, text } = await read('/file', 'br');
  await new Promise(setImmediate);
  process.off('warning', onWarning);

  expect([encoding, text === LARGE]).toEqual(['br', true]);
  expect(warnings).toEqual([]);
});
