import { networkOf } from '@larder/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { QueuedRequest, type RequestKind } from './queued-request.js';
import { RoundRobinQueue } from './round-robin-queue.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Lets the next request of the client's network start before this one has a response. */
    releaseSlot: () => void;
  }
}

/** Requests of one network that are processed at the same time: its slots. A slow read occupies several. */
export const SLOTS_PER_NETWORK = 16;
/** Requests of all networks that start in one iteration of the event loop. */
const MAX_STARTS = 16;
/**
 * The same while requests are waiting. Many requests are completed within the iteration in which they start, and Node.js
 * accepts one connection per iteration: long ones delay all clients.
 */
const MAX_STARTS_BUSY = 2;
const READS = new Set(['GET', 'HEAD']);

interface NetworkQueue {
  /** Those of requests that have started or are about to start. */
  usedSlots: number;
  readonly waiting: RoundRobinQueue<QueuedRequest>;
}

/** Whose request it is. */
export interface RequestSource {
  network: string;
  /** Slots go to the users of one network in turn; requests without one count as one user. */
  caller?: string | undefined;
  kind?: RequestKind;
}

/**
 * Processes a few requests of each network at the same time; others wait for a slot. Otherwise a client that sends
 * thousands at once delays the requests of all other clients by seconds, even when most of them are refused.
 */
export class FairRequestQueue {
  private readonly networks = new Map<string, NetworkQueue>();
  /** Have a slot, and start in a later iteration of the event loop. */
  private readonly ready: QueuedRequest[] = [];
  /** Requests of all networks that wait for a slot. */
  private waitingRequests = 0;
  /** Requests that have started in this iteration. */
  private starts = 0;

  /** The number of networks that have requests. */
  get size(): number {
    return this.networks.size;
  }

  /** Calls `start` when the request gets a slot. Returns a function that releases the slot, or ends the wait for it. */
  enqueue({ network, caller = '', kind = 'other' }: RequestSource, start: () => void): () => void {
    const queue = this.queueOf(network);
    const request = new QueuedRequest(kind, {
      onStart: start,
      onSlow: (addedSlots) => (queue.usedSlots += addedSlots),
      onRelease: (slots) => this.reuseSlots(network, queue, slots),
    });
    if (queue.usedSlots < SLOTS_PER_NETWORK) {
      queue.usedSlots += 1;
      this.startSoon(request);
    } else {
      request.keepContext();
      queue.waiting.add(caller, request);
      this.waitingRequests += 1;
    }
    return () => {
      if (queue.waiting.delete(caller, request)) this.waitingRequests -= 1;
      else request.release();
    };
  }

  private queueOf(network: string): NetworkQueue {
    const existing = this.networks.get(network);
    if (existing) return existing;
    const queue = { usedSlots: 0, waiting: new RoundRobinQueue<QueuedRequest>() };
    this.networks.set(network, queue);
    return queue;
  }

  /** Gives released slots to requests that are waiting. */
  private reuseSlots(network: string, queue: NetworkQueue, slots: number): void {
    queue.usedSlots -= slots;
    while (queue.usedSlots < SLOTS_PER_NETWORK) {
      const next = queue.waiting.take();
      if (!next) break;
      this.waitingRequests -= 1;
      queue.usedSlots += 1;
      this.startSoon(next);
    }
    if (queue.usedSlots === 0) this.networks.delete(network);
  }

  private startSoon(request: QueuedRequest): void {
    if (this.ready.length === 0 && this.mayStart()) return this.start(request);
    request.keepContext();
    this.ready.push(request);
  }

  private mayStart(): boolean {
    return this.starts < (this.waitingRequests > 0 ? MAX_STARTS_BUSY : MAX_STARTS);
  }

  private start(request: QueuedRequest): void {
    if (this.starts === 0) setImmediate(() => this.beginIteration());
    this.starts += 1;
    request.start();
  }

  private beginIteration(): void {
    this.starts = 0;
    while (this.mayStart()) {
      const next = this.ready.shift();
      if (!next) return;
      this.start(next);
    }
  }
}

/** Queues the requests of each network. A slot is released when the response is sent or the connection closes. */
export function registerFairRequestQueue(fastify: FastifyInstance): void {
  const queue = new FairRequestQueue();
  fastify.decorateRequest('releaseSlot', () => undefined);
  fastify.addHook('onRequest', (request, { raw }, done) => {
    const start = () => {
      // Responses that were to follow others on a closed connection emit no event.
      if (request.raw.socket.destroyed) request.releaseSlot();
      else done();
    };
    request.releaseSlot = queue.enqueue(sourceOf(request), start);
    raw.once('close', request.releaseSlot);
  });
  fastify.addHook('onSend', (request, _reply, _payload, done) => {
    request.releaseSlot();
    done();
  });
}

/** The caller is not authenticated yet: forged credentials affect requests of the same network only. */
function sourceOf({ ip, method, headers }: FastifyRequest): RequestSource {
  const caller = headers.authorization ?? headers.cookie;
  return { network: networkOf(ip), caller, kind: READS.has(method) ? 'read' : 'other' };
}
