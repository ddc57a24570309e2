import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify from 'fastify';
import {
  FairRequestQueue,
  registerFairRequestQueue,
  SLOTS_PER_NETWORK,
  SLOTS_PER_OWNER,
  type RequestSource,
} from './fair-request-queue.js';
import { MAX_READ_SLOT_MS, MAX_SLOT_MS, SLOW_READ_MS, SLOW_READ_SLOTS } from './queued-request.js';

const nextIteration = () => new Promise((resolve) => setImmediate(resolve));

/** Resolves when all requests have started that have a slot. */
async function allStarted(): Promise<void> {
  for (let iteration = 0; iteration <= SLOTS_PER_NETWORK; iteration += 1) await nextIteration();
}

/** Queues `count` requests of a network; `started` lists those that have started. */
function enqueueMany(
  queue: FairRequestQueue,
  network: string,
  count: number,
  source: Omit<RequestSource, 'network'> = {},
) {
  const started: number[] = [];
  const releases = Array.from({ length: count }, (_, index) =>
    queue.enqueue({ network, ...source }, () => started.push(index)),
  );
  return { started, release: (index: number) => releases[index]?.() };
}

describe('the fair queue of requests', () => {
  it('starts requests of other networks while one has sent too many', async () => {
    const queue = new FairRequestQueue();

    const flood = enqueueMany(queue, '192.0.2.1', SLOTS_PER_NETWORK + 500);
    const other = enqueueMany(queue, '192.0.2.2', 1);
    await allStarted();

    expect(flood.started).toHaveLength(SLOTS_PER_NETWORK);
    expect(other.started).toEqual([0]);
  });

  it('starts requests in the order of their arrival', async () => {
    const { started, release } = enqueueMany(new FairRequestQueue(), '192.0.2.1', SLOTS_PER_NETWORK + 3);
    await allStarted();

    release(5);
    release(5);
    release(0);
    await allStarted();

    expect(started.slice(SLOTS_PER_NETWORK)).toEqual([SLOTS_PER_NETWORK, SLOTS_PER_NETWORK + 1]);
  });

  it('gives slots to the users of a network in turn', async () => {
    const queue = new FairRequestQueue();

    const flood = enqueueMany(queue, '192.0.2.1', SLOTS_PER_NETWORK + 500, { owner: ['one'] });
    const others = enqueueMany(queue, '192.0.2.1', SLOTS_PER_NETWORK - SLOTS_PER_OWNER + 1, { owner: ['other'] });
    await allStarted();
    expect(others.started).toHaveLength(SLOTS_PER_NETWORK - SLOTS_PER_OWNER);
    for (const index of [0, 1]) flood.release(index);
    await allStarted();

    expect(others.started).toHaveLength(SLOTS_PER_NETWORK - SLOTS_PER_OWNER + 1);
    expect(flood.started).toHaveLength(SLOTS_PER_OWNER + 1);
  });

  it('keeps slots free for other users of a network while one waits for slow responses', async () => {
    const queue = new FairRequestQueue();

    const flood = enqueueMany(queue, '192.0.2.1', SLOTS_PER_NETWORK + 500, { owner: ['one'] });
    const other = enqueueMany(queue, '192.0.2.1', 1, { owner: ['other'] });
    await allStarted();

    expect(flood.started).toHaveLength(SLOTS_PER_OWNER);
    expect(other.started).toEqual([0]);
  });

  it('counts the users of an address of a network together', async () => {
    const queue = new FairRequestQueue();

    const flood = Array.from({ length: 500 }, (_, user) =>
      enqueueMany(queue, '2001:db8::/64', 1, { owner: ['2001:db8::1', `2001:db8::1 ${user}`] }),
    );
    const other = enqueueMany(queue, '2001:db8::/64', 1, { owner: ['2001:db8::2', '2001:db8::2 ana'] });
    await allStarted();

    expect(flood.filter(({ started }) => started.length > 0)).toHaveLength(SLOTS_PER_OWNER);
    expect(other.started).toEqual([0]);
    for (const { release } of flood) release(0);
    other.release(0);
    await allStarted();
    expect(queue.size).toBe(0);
  });

  it('starts a few requests per iteration of the event loop while others are waiting', async () => {
    const { started, release } = enqueueMany(new FairRequestQueue(), '192.0.2.1', SLOTS_PER_NETWORK + 10);
    await allStarted();
    for (let index = 0; index < 8; index += 1) release(index);

    const counts = [started.length];
    for (let iteration = 1; iteration <= 2; iteration += 1) {
      await nextIteration();
      counts.push(started.length);
    }

    expect(counts).toEqual([18, 20, 22]);
  });

  it('starts many requests per iteration of the event loop otherwise', async () => {
    const queue = new FairRequestQueue();
    let started = 0;
    for (let client = 0; client < 40; client += 1)
      queue.enqueue({ network: `192.0.2.${client}` }, () => (started += 1));

    const counts = [started];
    for (let iteration = 1; iteration <= 2; iteration += 1) {
      await nextIteration();
      counts.push(started);
    }

    expect(counts).toEqual([16, 32, 40]);
  });

  it('does not start requests whose client has disconnected', async () => {
    const { started, release } = enqueueMany(new FairRequestQueue(), '192.0.2.1', SLOTS_PER_NETWORK + 5);
    await allStarted();

    release(SLOTS_PER_NETWORK); // while it is waiting
    for (const index of [0, 1, 2]) release(index);
    release(SLOTS_PER_NETWORK + 3); // the third, which is about to start
    await allStarted();

    expect(started.slice(SLOTS_PER_NETWORK)).toEqual([
      SLOTS_PER_NETWORK + 1,
      SLOTS_PER_NETWORK + 2,
      SLOTS_PER_NETWORK + 4,
    ]);
  });

  it('forgets a network without requests', async () => {
    const queue = new FairRequestQueue();
    const { release } = enqueueMany(queue, '192.0.2.1', SLOTS_PER_NETWORK + 1);

    for (let index = 0; index <= SLOTS_PER_NETWORK; index += 1) release(index);
    await allStarted();

    expect(queue.size).toBe(0);
  });

  describe('for slow reads', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('needs several slots, so that a few of them are processed at the same time', () => {
      const queue = new FairRequestQueue();
      const { started, release } = enqueueMany(queue, '192.0.2.1', 2 * SLOTS_PER_NETWORK, { kind: 'read' });
      jest.advanceTimersByTime(2 * SLOW_READ_MS);
      const few = SLOTS_PER_NETWORK / SLOW_READ_SLOTS;

      for (let index = 0; index < SLOTS_PER_NETWORK - few; index += 1) release(index);
      jest.advanceTimersByTime(SLOW_READ_MS / 2);
      expect(started).toHaveLength(SLOTS_PER_NETWORK);

      release(SLOTS_PER_NETWORK - few);
      jest.advanceTimersByTime(SLOW_READ_MS / 2);
      expect(started).toHaveLength(SLOTS_PER_NETWORK + SLOW_READ_SLOTS);

      for (let index = 0; index < 2 * SLOTS_PER_NETWORK; index += 1) {
        release(index);
        jest.advanceTimersByTime(1);
      }
      expect([started.length, queue.size]).toEqual([2 * SLOTS_PER_NETWORK, 0]);
    });

    it('releases slots later than for uploads', () => {
      const { started } = enqueueMany(new FairRequestQueue(), '192.0.2.1', SLOTS_PER_NETWORK + 1, { kind: 'read' });

      jest.advanceTimersByTime(2 * MAX_SLOT_MS);
      expect(started).toHaveLength(SLOTS_PER_NETWORK);

      jest.advanceTimersByTime(MAX_READ_SLOT_MS);
      expect(started).toHaveLength(SLOTS_PER_NETWORK + 1);
    });
  });

  it('releases slots after a time, so that uploads and imports do not delay other requests', () => {
    jest.useFakeTimers();
    const { started } = enqueueMany(new FairRequestQueue(), '192.0.2.1', SLOTS_PER_NETWORK + 1);

    jest.advanceTimersByTime(2 * MAX_SLOT_MS);
    jest.useRealTimers();

    expect(started).toHaveLength(SLOTS_PER_NETWORK + 1);
  });
});

describe('a server with a fair queue of requests', () => {
  /** A server whose route `/soup` responds when `cooked` is called. */
  async function aServer() {
    const app = fastify({ trustProxy: false });
    let started = 0;
    let cooked: () => void = () => undefined;
    const ready = new Promise<void>((resolve) => (cooked = resolve));
    registerFairRequestQueue(app);
    app.get('/soup', async () => {
      started += 1;
      await ready;
      return 'soup';
    });
    app.get('/salt', () => 'salt');
    await app.ready();
    const get = (url: string, remoteAddress: string, headers = {}) => app.inject({ url, remoteAddress, headers });
    return { app, get, cooked: () => cooked(), started: () => started };
  }

  it('responds to a client while another one waits for the responses to hundreds of requests', async () => {
    const server = await aServer();
    const flood = Array.from({ length: 300 }, () => server.get('/soup', '192.0.2.1'));

    const response = await server.get('/salt', '192.0.2.2');
    await allStarted();

    expect(response.body).toBe('salt');
    expect(server.started()).toBe(SLOTS_PER_OWNER);
    server.cooked();
    const bodies = (await Promise.all(flood)).map(({ body }) => body);
    expect(new Set(bodies)).toEqual(new Set(['soup']));
  });

  it('counts the addresses of an IPv6 network as one client', async () => {
    const server = await aServer();
    const flood = Array.from({ length: 30 }, (_, index) => server.get('/soup', `2001:db8::${index + 1}`));

    await server.get('/salt', '192.0.2.2');
    await allStarted();

    expect(server.started()).toBe(SLOTS_PER_NETWORK);
    server.cooked();
    await Promise.all(flood);
  });

  it('responds to an address while another one of its network, with forged credentials, waits', async () => {
    const server = await aServer();
    const flood = Array.from({ length: 100 }, (_, index) =>
      server.get('/soup', '2001:db8::1', { authorization: `Bearer ${index}` }),
    );

    const response = await server.get('/salt', '2001:db8::2');

    expect([response.body, server.started()]).toEqual(['salt', SLOTS_PER_OWNER]);
    server.cooked();
    await Promise.all(flood);
  });

  it('does not process what a client has sent ahead when it has disconnected', async () => {
    const { app, get, cooked, started } = await aServer();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo; // a TCP port, not a pipe
    const accepted = once(app.server, 'connection') as Promise<[Socket]>;
    const client = connect(port, '127.0.0.1');
    client.write('GET /soup HTTP/1.1\r\nHost: larder.test\r\n\r\n'.repeat(SLOTS_PER_OWNER + 10));
    const [connection] = await accepted;
    while (started() < SLOTS_PER_OWNER) await nextIteration();

    client.destroy();
    await once(connection, 'close');
    cooked();
    await get('/salt', '127.0.0.1');

    expect(started()).toBe(SLOTS_PER_OWNER);
    await app.close();
  });
});
