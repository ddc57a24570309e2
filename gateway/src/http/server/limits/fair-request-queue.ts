import { AsyncResource } from 'node:async_hooks';
import { networkOf } from '@larder/service-kit';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Lets the next request of the client's network start before this one has a response. */
    releaseSlot: () => void;
  }
}

/** Requests of one network that are processed at the same time: its slots. */
export const SLOTS_PER_NETWORK = 16;
/**
 * Requests of all networks that start in one iteration of the event loop. Many are completed within the iteration in
 * which they start, and Node.js accepts one connection per iteration: long ones delay all clients.
 */
const STARTS_PER_ITERATION = 2;
/**
 * How long a request may occupy a slot, in milliseconds: slow uploads and imports must not delay other requests of a
 * network.
 */
export const MAX_SLOT_MS = 1_000;

interface NetworkQueue {
  usedSlots: number;
  /** In the order in which they start. */
  readonly waiting: Set<QueuedRequest>;
}

/**
 * Processes a few requests of each network at the same time; others wait for a slot. Otherwise a client that sends
 * thousands at once delays the requests of all other clients by seconds, even when most of them are refused.
 */
export class FairRequestQueue {
  private readonly networks = new Map<string, NetworkQueue>();
  /** Have a slot, and start in this iteration of the event loop or in a later one. */
  private readonly ready: QueuedRequest[] = [];
  private remainingStarts = STARTS_PER_ITERATION;
  private nextIteration: NodeJS.Immediate | undefined;

  /** The number of networks that have requests. */
  get size(): number {
    return this.networks.size;
  }

  /** Calls `start` when the request gets a slot. Returns a function that releases the slot, or ends the wait for it. */
  enqueue(network: string, start: () => void): () => void {
    const queue = this.queueOf(network);
    const request = new QueuedRequest(start, () => this.reuseSlot(network, queue));
    if (queue.usedSlots >= SLOTS_PER_NETWORK) queue.waiting.add(request);
    else {
      queue.usedSlots += 1;
      this.startSoon(request);
    }
    return () => void (queue.waiting.delete(request) || request.release());
  }

  private queueOf(network: string): NetworkQueue {
    const existing = this.networks.get(network);
    if (existing) return existing;
    const queue = { usedSlots: 0, waiting: new Set<QueuedRequest>() };
    this.networks.set(network, queue);
    return queue;
  }

  /** Gives a slot to the request that waits longest. */
  private reuseSlot(network: string, queue: NetworkQueue): void {
    const [next] = queue.waiting;
    if (next) {
      queue.waiting.delete(next);
      return this.startSoon(next);
    }
    queue.usedSlots -= 1;
    if (queue.usedSlots === 0) this.networks.delete(network);
  }

  private startSoon(request: QueuedRequest): void {
    this.ready.push(request);
    this.startReady();
  }

  private startReady(): void {
    while (this.remainingStarts > 0) {
      const next = this.ready.shift();
      if (!next) return;
      this.remainingStarts -= 1;
      this.nextIteration ??= setImmediate(() => this.beginIteration());
      next.start();
    }
  }

  private beginIteration(): void {
    this.nextIteration = undefined;
    this.remainingStarts = STARTS_PER_ITERATION;
    this.startReady();
  }
}

class QueuedRequest {
  private timer: NodeJS.Timeout | undefined;
  private isReleased = false;
  private readonly onStart: () => void;

  constructor(
    onStart: () => void,
    private readonly onRelease: () => void,
  ) {
    // The response of another request may start it; the context of that one must not become its own.
    this.onStart = AsyncResource.bind(onStart);
  }

  start(): void {
    if (this.isReleased) return this.onRelease();
    this.timer = setTimeout(() => this.release(), MAX_SLOT_MS).unref();
    this.onStart();
  }

  release(): void {
    if (this.isReleased) return;
    this.isReleased = true;
    if (!this.timer) return; // `start` gives the slot to the next request
    clearTimeout(this.timer);
    this.onRelease();
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
    request.releaseSlot = queue.enqueue(networkOf(request.ip), start);
    raw.once('close', request.releaseSlot);
  });
  fastify.addHook('onSend', (request, _reply, _payload, done) => {
    request.releaseSlot();
    done();
  });
}
