import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { testEnvironment } from '@larder/testing';
import { checkServers } from '../../src/index.js';

const ALL = ['NATS_URL', 'REDIS_URL', 'MONGODB_URI', 'S3_ENDPOINT'] as const;
/** An address without a listener: the port is reserved for administrators. */
const NOWHERE = '127.0.0.1:9';
const LIMIT_MS = 5_000;

const servers: Server[] = [];
const sockets: Socket[] = [];
afterAll(() => {
  servers.forEach((server) => server.close());
  sockets.forEach((socket) => socket.destroy());
});

/** Starts a server on a free port; returns its address. */
async function serve(server: Server): Promise<string> {
  servers.push(server.on('connection', (socket: Socket) => sockets.push(socket.on('error', () => undefined))));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const sentences = async (env: Record<string, string>, limitMs = LIMIT_MS) => {
  const failures = await checkServers(testEnvironment(env), ALL, limitMs);
  return Object.fromEntries(failures.map(({ server, sentence, isFinal }) => [server, { sentence, isFinal }]));
};

it('reports nothing for available servers', async () => {
  expect(await sentences({})).toEqual({});
});

it('reports an address without a listener, without the passwords', async () => {
  const failures = await sentences({
    NATS_URL: `nats://ana:secret@${NOWHERE}`,
    REDIS_URL: `redis://:secret@${NOWHERE}`,
    MONGODB_URI: `mongodb://ana:secret@${NOWHERE}/`,
    S3_ENDPOINT: `http://${NOWHERE}`,
    S3_ACCESS_KEY: 'ana',
    S3_SECRET_KEY: 'secret',
  });

  expect(Object.keys(failures)).toEqual([...ALL]);
  for (const [server, { sentence, isFinal }] of Object.entries(failures)) {
    expect(sentence).toMatch(new RegExp(`^${server}: .*${NOWHERE}.* \\(connection refused\\)\\.$`));
    expect(sentence).not.toContain('secret');
    expect(isFinal).toBe(false);
  }
});

it('reports a host name that cannot be found', async () => {
  const failures = await sentences({
    NATS_URL: 'nats://nats.invalid',
    REDIS_URL: 'redis://redis.invalid',
    MONGODB_URI: 'mongodb://mongo.invalid',
  });

  for (const failure of Object.values(failures)) expect(failure.sentence).toMatch(/\.invalid cannot be found\.$/);
  expect(Object.keys(failures)).toHaveLength(3);
});

it('reports a server that refuses the credentials', async () => {
  const s3 = createHttpServer((_request, response) => response.writeHead(403).end());
  const wrong = (url: string) => url.replace(/:[^:/@]*@/, ':wrong@');
  const failures = await sentences({
    NATS_URL: wrong(testEnvironment()['NATS_URL'] ?? ''),
    S3_ENDPOINT: `http://${await serve(s3)}`,
    S3_ACCESS_KEY: 'ana',
    S3_SECRET_KEY: 'wrong',
  });

  expect(failures['NATS_URL']).toMatchObject({ isFinal: true });
  expect(failures['NATS_URL']?.sentence).toContain('it refuses the user name or password');
  expect(failures['S3_ENDPOINT']).toMatchObject({ isFinal: true });
  expect(failures['S3_ENDPOINT']?.sentence).toContain('it refuses the access key or the secret key');
});

it('reports servers that accept the connection and do not respond', async () => {
  const silent = await serve(createServer());
  const failures = await sentences(
    { NATS_URL: `nats://${silent}`, REDIS_URL: `redis://${silent}`, MONGODB_URI: `mongodb://${silent}` },
    500,
  );

  for (const failure of Object.values(failures)) expect(failure.sentence).toContain('it does not answer');
  expect(Object.keys(failures)).toHaveLength(3);
});
