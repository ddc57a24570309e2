import { networkOf } from '@larder/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FairQueue } from './fair-queue.js';
import { Turn, type TurnKind } from './turn.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Lets the next request of the client's network begin before this one has a response. */
    endTurn: () => void;
  }
}

/** Requests of one network that are processed at the same time; a slow read counts as several. */
export const MAX_ACTIVE = 16;
/**
 * Requests of all networks that begin in one iteration of the event loop. Many are completed within the iteration in
 * which they begin, and Node.js accepts one connection per iteration: long ones delay all clients.
 */
const BEGUN_PER_ITERATION = 2;
const READS = new Set(['GET', 'HEAD']);

interface Turns {
  /** The sum of the weights of the turns that have begun or are about to begin. */
  active: number;
  readonly waiting: FairQueue<Turn>;
}

/** Whose request it is. */
export interface RequestSource {
  network: string;
  /** Users of one network take turns; undefined callers count as one. */
  caller?: string | undefined;
  kind?: TurnKind;
}

/**
 * Processes a few requests of each network at the same time; others wait for their turn. Otherwise a client that sends
 * thousands at once delays the requests of all other clients by seconds, even when most of them are refused.
 */
export class RequestTurns {
  private readonly networks = new Map<string, Turns>();
  /** Have got a turn, and begin in this iteration of the event loop or in a later one. */
  private readonly ready: Turn[] = [];
  private budget = BEGUN_PER_ITERATION;
  private renewal: NodeJS.Immediate | undefined;

  /** The number of networks that have requests. */
  get size(): number {
    return this.networks.size;
  }

  /** Calls `begin` when it is the request's turn. Returns a function that ends the turn, or the wait for it. */
  enter({ network, caller = '', kind = 'other' }: RequestSource, begin: () => void): () => void {
    const turns = this.turnsOf(network);
    const turn = new Turn(kind, begin, {
      onWeight: (added) => (turns.active += added),
      onEnd: (weight) => this.pass(network, turns, weight),
    });
    turns.waiting.add(caller, turn);
    this.beginWaiting(turns);
    return () => void (turns.waiting.delete(caller, turn) || turn.end());
  }

  private turnsOf(network: string): Turns {
    const existing = this.networks.get(network);
    if (existing) return existing;
    const turns = { active: 0, waiting: new FairQueue<Turn>() };
    this.networks.set(network, turns);
    return turns;
  }

  /** Passes a turn of this weight on to requests that are waiting. */
  private pass(network: string, turns: Turns, weight: number): void {
    turns.active -= weight;
    this.beginWaiting(turns);
    if (turns.active === 0) this.networks.delete(network);
  }

  private beginWaiting(turns: Turns): void {
    while (turns.active < MAX_ACTIVE) {
      const next = turns.waiting.take();
      if (!next) return;
      turns.active += 1;
      this.beginSoon(next);
    }
  }

  private beginSoon(turn: Turn): void {
    this.ready.push(turn);
    this.beginReady();
  }

  private beginReady(): void {
    while (this.budget > 0) {
      const next = this.ready.shift();
      if (!next) return;
      this.budget -= 1;
      this.renewal ??= setImmediate(() => this.renewBudget());
      next.begin();
    }
  }

  private renewBudget(): void {
    this.renewal = undefined;
    this.budget = BEGUN_PER_ITERATION;
    this.beginReady();
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
    request.endTurn = turns.enter(sourceOf(request), begin);
    raw.once('close', request.endTurn);
  });
  fastify.addHook('onSend', (request, _reply, _payload, done) => {
    request.endTurn();
    done();
  });
}

/** The caller is not authenticated yet: other credentials of the same network only affect that network. */
function sourceOf({ ip, method, headers }: FastifyRequest): RequestSource {
  const caller = headers.authorization ?? headers.cookie;
  return { network: networkOf(ip), caller, kind: READS.has(method) ? 'read' : 'other' };
}
