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
 * Requests of all networks that start in one iteration of the event loop, as long as iterations are short. Many are
 * completed within the iteration in which they start, and Node.js accepts one connection per iteration: long ones delay
 * all clients.
 */
const MAX_STARTS = 16;
/** Requests that start in the iteration after a long one. */
const MIN_STARTS = 2;
/** An iteration that takes longer is a long one, in milliseconds. */
export const LONG_ITERATION_MS = 2;
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
  /** Have a slot, and start in a later iteration of the event loop. */
  private readonly ready: QueuedRequest[] = [];
  /** Requests that may start in an iteration of the event loop, and those that still may in this one. */
  private maxStarts = MAX_STARTS;
  private remainingStarts = MAX_STARTS;
  /** When the first request of this iteration started. */
  private firstStartAt: number | undefined;

  constructor(private readonly now = () => performance.now()) {}

  /** The number of networks that have requests. */
  get size(): number {
    return this.networks.size;
  }

  /** Calls `start` when the request gets a slot. Returns a function that releases the slot, or ends the wait for it. */
  enqueue(network: string, start: () => void): () => void {
    const queue = this.queueOf(network);
    const request = new QueuedRequest(start, () => this.reuseSlot(network, queue));
    if (queue.usedSlots < SLOTS_PER_NETWORK) {
      queue.usedSlots += 1;
      this.startSoon(request);
    } else {
      request.keepContext();
      queue.waiting.add(request);
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
    if (this.remainingStarts > 0 && this.ready.length === 0) return this.start(request);
    request.keepContext();
    this.ready.push(request);
  }

  private start(request: QueuedRequest): void {
    this.remainingStarts -= 1;
    if (this.firstStartAt === undefined) {
      this.firstStartAt = this.now();
      setImmediate(() => this.beginIteration(this.now()));
    }
    request.start();
  }

  private beginIteration(now: number): void {
    const isLong = now - (this.firstStartAt ?? now) > LONG_ITERATION_MS;
    this.maxStarts = isLong ? MIN_STARTS : Math.min(this.maxStarts + 1, MAX_STARTS);
    this.remainingStarts = this.maxStarts;
    this.firstStartAt = undefined;
    while (this.remainingStarts > 0) {
      const next = this.ready.shift();
      if (!next) return;
      this.start(next);
    }
  }
}

class QueuedRequest {
  private timer: NodeJS.Timeout | undefined;
  private isReleased = false;
  private keepsContext = false;

  constructor(
    private onStart: () => void,
    private readonly onRelease: () => void,
  ) {}

  /** Another request may start it; the context of that one must not become its own. */
  keepContext(): void {
    if (this.keepsContext) return;
    this.keepsContext = true;
    this.onStart = AsyncResource.bind(this.onStart);
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
