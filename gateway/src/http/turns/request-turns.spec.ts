import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify from 'fastify';
import { MAX_ACTIVE, registerRequestTurns, RequestTurns, type RequestSource } from './request-turns.js';
import { MAX_READ_TURN_MS, MAX_TURN_MS, SLOW_READ_MS, SLOW_READ_WEIGHT } from './turn.js';

const nextIteration = () => new Promise((resolve) => setImmediate(resolve));

/** Resolves when all requests have begun that have got a turn. */
async function begunAll(): Promise<void> {
  for (let begun = 0; begun <= MAX_ACTIVE; begun += 1) await nextIteration();
}

/** Enters `count` requests of a network; `begun` lists those whose turn has come. */
function enterMany(turns: RequestTurns, network: string, count: number, source: Omit<RequestSource, 'network'> = {}) {
  const begun: number[] = [];
  const ends = Array.from({ length: count }, (_, index) =>
    turns.enter({ network, ...source }, () => begun.push(index)),
  );
  return { begun, end: (index: number) => ends[index]?.() };
}

describe('the turns of requests', () => {
  it('begin for other networks while one has sent too many', async () => {
    const turns = new RequestTurns();

    const flood = enterMany(turns, '192.0.2.1', MAX_ACTIVE + 500);
    const other = enterMany(turns, '192.0.2.2', 1);
    await begunAll();

    expect(flood.begun).toHaveLength(MAX_ACTIVE);
    expect(other.begun).toEqual([0]);
  });

  it('are given in the order of the requests', async () => {
    const { begun, end } = enterMany(new RequestTurns(), '192.0.2.1', MAX_ACTIVE + 3);
    await begunAll();

    end(5);
    end(5);
    end(0);
    await begunAll();

    expect(begun.slice(MAX_ACTIVE)).toEqual([MAX_ACTIVE, MAX_ACTIVE + 1]);
  });

  it('alternate between the users of a network', async () => {
    const turns = new RequestTurns();

    const flood = enterMany(turns, '192.0.2.1', MAX_ACTIVE + 500, { caller: 'one' });
    const other = enterMany(turns, '192.0.2.1', 1, { caller: 'other' });
    await begunAll();
    for (const index of [0, 1]) flood.end(index);
    await begunAll();

    expect(other.begun).toEqual([0]);
    expect(flood.begun).toHaveLength(MAX_ACTIVE + 1);
  });

  it('begin in several iterations of the event loop', async () => {
    const { begun } = enterMany(new RequestTurns(), '192.0.2.1', 5);

    const immediately = begun.length;
    await nextIteration();
    const afterAnIteration = begun.length;
    await begunAll();

    expect([immediately, afterAnIteration, begun.length]).toEqual([2, 4, 5]);
  });

  it('are not given to requests whose client has disconnected', async () => {
    const { begun, end } = enterMany(new RequestTurns(), '192.0.2.1', MAX_ACTIVE + 5);
    await begunAll();

    end(MAX_ACTIVE); // while it is waiting
    for (const index of [0, 1, 2]) end(index);
    end(MAX_ACTIVE + 3); // the third, which is about to begin
    await begunAll();

    expect(begun.slice(MAX_ACTIVE)).toEqual([MAX_ACTIVE + 1, MAX_ACTIVE + 2, MAX_ACTIVE + 4]);
  });

  it('forget a network without requests', async () => {
    const turns = new RequestTurns();
    const { end } = enterMany(turns, '192.0.2.1', MAX_ACTIVE + 1);

    for (let index = 0; index <= MAX_ACTIVE; index += 1) end(index);
    await begunAll();

    expect(turns.size).toBe(0);
  });

  describe('of slow reads', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('count as several, so that a few of them are processed at the same time', () => {
      const turns = new RequestTurns();
      const { begun, end } = enterMany(turns, '192.0.2.1', 2 * MAX_ACTIVE, { kind: 'read' });
      jest.advanceTimersByTime(2 * SLOW_READ_MS);
      const few = MAX_ACTIVE / SLOW_READ_WEIGHT;

      for (let index = 0; index < MAX_ACTIVE - few; index += 1) end(index);
      jest.advanceTimersByTime(SLOW_READ_MS / 2);
      expect(begun).toHaveLength(MAX_ACTIVE);

      end(MAX_ACTIVE - few);
      jest.advanceTimersByTime(SLOW_READ_MS / 2);
      expect(begun).toHaveLength(MAX_ACTIVE + SLOW_READ_WEIGHT);

      for (let index = 0; index < 2 * MAX_ACTIVE; index += 1) {
        end(index);
        jest.advanceTimersByTime(1);
      }
      expect([begun.length, turns.size]).toEqual([2 * MAX_ACTIVE, 0]);
    });

    it('last longer than those of uploads', () => {
      const { begun } = enterMany(new RequestTurns(), '192.0.2.1', MAX_ACTIVE + 1, { kind: 'read' });

      jest.advanceTimersByTime(2 * MAX_TURN_MS);
      expect(begun).toHaveLength(MAX_ACTIVE);

      jest.advanceTimersByTime(MAX_READ_TURN_MS);
      expect(begun).toHaveLength(MAX_ACTIVE + 1);
    });
  });

  it('end after a time, so that uploads and imports do not delay other requests', () => {
    jest.useFakeTimers();
    const { begun } = enterMany(new RequestTurns(), '192.0.2.1', MAX_ACTIVE + 1);

    jest.advanceTimersByTime(2 * MAX_TURN_MS);
    jest.useRealTimers();

    expect(begun).toHaveLength(MAX_ACTIVE + 1);
  });
});

describe('a server whose requests take turns', () => {
  /** A server whose route `/soup` responds when `cooked` is called. */
  async function aServer() {
    const app = fastify({ trustProxy: false });
    let started = 0;
    let cooked: () => void = () => undefined;
    const ready = new Promise<void>((resolve) => (cooked = resolve));
    registerRequestTurns(app);
    app.get('/soup', async () => {
      started += 1;
      await ready;
      return 'soup';
    });
    app.get('/salt', () => 'salt');
    await app.ready();
    const get = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });
    return { app, get, cooked: () => cooked(), started: () => started };
  }

  it('responds to a client while another one waits for the responses to hundreds of requests', async () => {
    const server = await aServer();
    const flood = Array.from({ length: 300 }, () => server.get('/soup', '192.0.2.1'));

    const response = await server.get('/salt', '192.0.2.2');
    await begunAll();

    expect(response.body).toBe('salt');
    expect(server.started()).toBe(MAX_ACTIVE);
    server.cooked();
    const bodies = (await Promise.all(flood)).map(({ body }) => body);
    expect(new Set(bodies)).toEqual(new Set(['soup']));
  });

  it('counts the addresses of an IPv6 network as one client', async () => {
    const server = await aServer();
    const flood = Array.from({ length: 30 }, (_, index) => server.get('/soup', `2001:db8::${index + 1}`));

    await server.get('/salt', '192.0.2.2');
    await begunAll();

    expect(server.started()).toBe(MAX_ACTIVE);
    server.cooked();
    await Promise.all(flood);
  });

  it('does not process what a client has sent ahead when it has disconnected', async () => {
    const { app, get, cooked, started } = await aServer();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo; // a TCP port, not a pipe
    const accepted = once(app.server, 'connection') as Promise<[Socket]>;
    const client = connect(port, '127.0.0.1');
    client.write('GET /soup HTTP/1.1\r\nHost: larder.test\r\n\r\n'.repeat(MAX_ACTIVE + 10));
    const [connection] = await accepted;
    while (started() < MAX_ACTIVE) await nextIteration();

    client.destroy();
    await once(connection, 'close');
    cooked();
    await get('/salt', '127.0.0.1');

    expect(started()).toBe(MAX_ACTIVE);
    await app.close();
  });
});
