import { networkOf } from '@larder/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { QueuedRequest, type RequestKind } from './queued-request.js';
import { type Owner, RoundRobinQueue } from './round-robin-queue.js';
import { SlotCounts } from './slot-counts.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Lets the next request of the client's network start before this one has a response. */
    releaseSlot: () => void;
  }
}

/** Requests of one network that are processed at the same time: its slots. A slow read occupies several. */
export const SLOTS_PER_NETWORK = 16;
/** Those of one address or user of a network: slow requests of one do not keep the others waiting. */
export const SLOTS_PER_OWNER = 12;
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
  readonly slotsOfOwners: SlotCounts;
  readonly waiting: RoundRobinQueue<WaitingRequest>;
}

interface WaitingRequest {
  request: QueuedRequest;
  owner: Owner;
}

/** Whose request it is. */
export interface RequestSource {
  network: string;
  /** Slots go to the addresses of a network in turn, and to the users of an address. */
  owner?: Owner;
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
  enqueue({ network, owner = [], kind = 'other' }: RequestSource, start: () => void): () => void {
    const queue = this.queueOf(network);
    const request = new QueuedRequest(kind, {
      onStart: start,
      onSlow: (addedSlots) => occupy(queue, owner, addedSlots),
      onRelease: (slots) => {
        occupy(queue, owner, -slots);
        this.reuseSlots(network, queue);
      },
    });
    const waiting = { request, owner };
    if (queue.usedSlots < SLOTS_PER_NETWORK && queue.slotsOfOwners.mayAdd(owner)) {
      occupy(queue, owner, 1);
      this.startSoon(request);
    } else {
      request.keepContext();
      queue.waiting.add(owner, waiting);
      this.waitingRequests += 1;
    }
    return () => {
      if (queue.waiting.delete(owner, waiting)) this.waitingRequests -= 1;
      else request.release();
    };
  }

  private queueOf(network: string): NetworkQueue {
    const existing = this.networks.get(network);
    if (existing) return existing;
    const queue = {
      usedSlots: 0,
      slotsOfOwners: new SlotCounts(SLOTS_PER_OWNER),
      waiting: new RoundRobinQueue<WaitingRequest>(),
    };
    this.networks.set(network, queue);
    return queue;
  }

  /** Gives released slots to requests that are waiting. */
  private reuseSlots(network: string, queue: NetworkQueue): void {
    while (queue.usedSlots < SLOTS_PER_NETWORK) {
      const next = queue.waiting.take((owner) => queue.slotsOfOwners.mayAdd(owner));
      if (!next) break;
      this.waitingRequests -= 1;
      occupy(queue, next.owner, 1);
      this.startSoon(next.request);
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

function occupy(queue: NetworkQueue, owner: Owner, slots: number): void {
  queue.usedSlots += slots;
  queue.slotsOfOwners.add(owner, slots);
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

/** The caller is not authenticated yet: forged credentials affect requests of the same address only. */
function sourceOf({ ip, method, headers }: FastifyRequest): RequestSource {
  const network = networkOf(ip);
  const user = headers.authorization ?? headers.cookie ?? '';
  const owner = network.includes('/') ? [ip, `${ip} ${user}`] : [user];
  return { network, owner, kind: READS.has(method) ? 'read' : 'other' };
}
