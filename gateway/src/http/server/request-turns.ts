import { AsyncResource } from 'node:async_hooks';
import { networkOf } from '@larder/service-kit';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Lets the next request of the client's network begin before this one has a response. */
    endTurn: () => void;
  }
}

/** Requests of one network that are processed at the same time. */
export const MAX_ACTIVE = 16;
/**
 * Requests of all networks that begin in one iteration of the event loop, as long as iterations are short. Many are
 * completed within the iteration in which they begin, and Node.js accepts one connection per iteration: long ones delay
 * all clients.
 */
const MAX_BEGUN = 16;
/** Requests that begin in the iteration after a long one. */
const MIN_BEGUN = 2;
/** An iteration that takes longer is a long one, in milliseconds. */
export const LONG_ITERATION_MS = 2;
/** How long a turn may last, in milliseconds: slow uploads and imports must not delay other requests of a network. */
export const MAX_TURN_MS = 1_000;

interface Turns {
  active: number;
  /** In the order in which they begin. */
  readonly waiting: Set<Turn>;
}

/**
 * Processes a few requests of each network at the same time; others wait for their turn. Otherwise a client that sends
 * thousands at once delays the requests of all other clients by seconds, even when most of them are refused.
 */
export class RequestTurns {
  private readonly networks = new Map<string, Turns>();
  /** Have got a turn, and begin in a later iteration of the event loop. */
  private readonly ready: Turn[] = [];
  /** Requests that may begin in an iteration of the event loop, and those that still may in this one. */
  private limit = MAX_BEGUN;
  private remaining = MAX_BEGUN;
  /** When the first request of this iteration began. */
  private begunAt: number | undefined;

  constructor(private readonly now = () => performance.now()) {}

  /** The number of networks that have requests. */
  get size(): number {
    return this.networks.size;
  }

  /** Calls `begin` when it is the request's turn. Returns a function that ends the turn, or the wait for it. */
  enter(network: string, begin: () => void): () => void {
    const turns = this.turnsOf(network);
    const turn = new Turn(begin, () => this.pass(network, turns));
    if (turns.active < MAX_ACTIVE) {
      turns.active += 1;
      this.beginSoon(turn);
    } else {
      turn.keepContext();
      turns.waiting.add(turn);
    }
    return () => void (turns.waiting.delete(turn) || turn.end());
  }

  private turnsOf(network: string): Turns {
    const existing = this.networks.get(network);
    if (existing) return existing;
    const turns = { active: 0, waiting: new Set<Turn>() };
    this.networks.set(network, turns);
    return turns;
  }

  /** Passes a turn on to the request that waits longest. */
  private pass(network: string, turns: Turns): void {
    const [next] = turns.waiting;
    if (next) {
      turns.waiting.delete(next);
      return this.beginSoon(next);
    }
    turns.active -= 1;
    if (turns.active === 0) this.networks.delete(network);
  }

  private beginSoon(turn: Turn): void {
    if (this.remaining > 0 && this.ready.length === 0) return this.begin(turn);
    turn.keepContext();
    this.ready.push(turn);
  }

  private begin(turn: Turn): void {
    this.remaining -= 1;
    if (this.begunAt === undefined) {
      this.begunAt = this.now();
      setImmediate(() => this.nextIteration(this.now()));
    }
    turn.begin();
  }

  private nextIteration(now: number): void {
    const long = now - (this.begunAt ?? now) > LONG_ITERATION_MS;
    this.limit = long ? MIN_BEGUN : Math.min(this.limit + 1, MAX_BEGUN);
    this.remaining = this.limit;
    this.begunAt = undefined;
    while (this.remaining > 0) {
      const next = this.ready.shift();
      if (!next) return;
      this.begin(next);
    }
  }
}

class Turn {
  private timer: NodeJS.Timeout | undefined;
  private ended = false;
  private hasContext = false;

  constructor(
    private start: () => void,
    private readonly onEnd: () => void,
  ) {}

  /** Another request may begin it; the context of that one must not become its own. */
  keepContext(): void {
    if (this.hasContext) return;
    this.hasContext = true;
    this.start = AsyncResource.bind(this.start);
  }

  begin(): void {
    if (this.ended) return this.onEnd();
    this.timer = setTimeout(() => this.end(), MAX_TURN_MS).unref();
    this.start();
  }

  end(): void {
    if (this.ended) return;
    this.ended = true;
    if (!this.timer) return; // `begin` passes the turn on
    clearTimeout(this.timer);
    this.onEnd();
  }
}

/** Lets the requests of each network take turns. A turn ends when the response is sent or the connection closes. */
export function registerRequestTurns(fastify: FastifyInstance): void {
  const turns = new RequestTurns();
  fastify.decorateRequest('endTurn', () => undefined);
  fastify.addHook('onRequest', (request, { raw }, done) => {
    const begin = () => {
      // Responses that were to follow others on a closed connection emit no event.
      if (request.raw.socket.destroyed) request.endTurn();
      else done();
    };
    request.endTurn = turns.enter(networkOf(request.ip), begin);
    raw.once('close', request.endTurn);
  });
  fastify.addHook('onSend', (request, _reply, _payload, done) => {
    request.endTurn();
    done();
  });
}
