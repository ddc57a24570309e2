import { setTimeout as pause } from 'node:timers/promises';
import { aMember, type TestService } from '@larder/testing';
import type { PayloadOf } from '@larder/contracts';
import { Events, newId } from '../../src/index.js';
import { CountVisit, Ledger, OrderPlaced, PlaceOrder } from './busy-service.js';
import type { ServerProcess } from './server-process.js';

/** Operations that must succeed again after a kill; the recovery time of each is measured. */
export const PARTS = ['request', 'keyValue', 'event', 'follower', 'job'] as const;
type Part = (typeof PARTS)[number];

export interface ServerKillReport {
  /** Milliseconds from the server's readiness to the first success of a later operation. */
  recoveryMs: Record<Part, number[]>;
  /** Orders that were stored, but whose event or job was never handled. */
  lostEvents: number;
  lostFollowed: number;
  lostJobs: number;
  placed: number;
  failedRequests: number;
}

interface ServerKillOptions {
  service: TestService;
  server: ServerProcess;
  kills: number;
  onKill?: (kill: number) => void;
}

const LIMIT_MS = 60_000;
const LEAST_WORK_MS = 200;
const MOST_WORK_MS = 500;
const PAUSE_MS = 10;

/** Kills and restarts a backing server repeatedly while a service works. */
export async function killServer({ service, server, kills, onKill }: ServerKillOptions): Promise<ServerKillReport> {
  const work = new Work(service);
  await work.start();
  const recoveryMs = Object.fromEntries(PARTS.map((part) => [part, [] as number[]])) as Record<Part, number[]>;
  for (let kill = 1; kill <= kills; kill += 1) {
    await pause(LEAST_WORK_MS + Math.random() * (MOST_WORK_MS - LEAST_WORK_MS));
    await server.kill();
    await server.start();
    const times = await work.recovery();
    for (const part of PARTS) recoveryMs[part].push(times[part]);
    onKill?.(kill);
  }
  return { recoveryMs, ...(await work.finish()) };
}

/** Clients of the service that place orders one after the other, and check how they are processed. */
class Work {
  private readonly ledger: Ledger;
  private readonly followed = new Set<string>();
  private readonly startedAt = new Map<string, number>();
  private counted = -Infinity;
  private failedRequests = 0;
  private stopped = false;
  private workers: Promise<void>[] = [];

  constructor(private readonly service: TestService) {
    this.ledger = service.get(Ledger);
  }

  async start(): Promise<void> {
    const handler = (_event: unknown, payload: unknown) =>
      void this.followed.add((payload as PayloadOf<typeof OrderPlaced>).orderId);
    await this.service.get(Events).follow([OrderPlaced], { handler });
    this.workers = [this.placeOrders(), this.placeOrders(), this.countVisits()];
  }

  /** Waits until each kind of operation that starts now has succeeded; returns the times. */
  async recovery(): Promise<Record<Part, number>> {
    const ready = performance.now();
    const isNew = (id: string) => (this.startedAt.get(id) ?? -Infinity) >= ready;
    const isComplete: Record<Part, () => boolean> = {
      request: () => [...this.ledger.placed].some(isNew),
      keyValue: () => this.counted >= ready,
      event: () => [...this.ledger.received.keys()].some(isNew),
      follower: () => [...this.followed].some(isNew),
      job: () => [...this.ledger.filled.keys()].some(isNew),
    };
    const times = await Promise.all(
      PARTS.map(async (part) => [part, await timeUntil(isComplete[part], ready)] as const),
    );
    return Object.fromEntries(times) as Record<Part, number>;
  }

  /** Stops the work, waits for pending events and jobs, and counts the missing ones. */
  async finish(): Promise<Omit<ServerKillReport, 'recoveryMs'>> {
    this.stopped = true;
    await Promise.all(this.workers);
    const { placed, received, filled } = this.ledger;
    const missing = (completed: { has(id: string): boolean }) => [...placed].filter((id) => !completed.has(id)).length;
    await timeUntil(() => missing(received) + missing(filled) + missing(this.followed) === 0, performance.now());
    return {
      lostEvents: missing(received),
      lostFollowed: missing(this.followed),
      lostJobs: missing(filled),
      placed: placed.size,
      failedRequests: this.failedRequests,
    };
  }

  private async placeOrders(): Promise<void> {
    const actor = aMember();
    while (!this.stopped) {
      const id = newId();
      this.startedAt.set(id, performance.now());
      await this.service
        .as(actor)
        .request(PlaceOrder, { id })
        .catch(() => (this.failedRequests += 1));
      await pause(PAUSE_MS);
    }
  }

  private async countVisits(): Promise<void> {
    while (!this.stopped) {
      const started = performance.now();
      await this.service
        .as(null)
        .request(CountVisit, {})
        .then(
          () => (this.counted = started),
          () => (this.failedRequests += 1),
        );
      await pause(PAUSE_MS);
    }
  }
}

async function timeUntil(isDone: () => boolean, since: number): Promise<number> {
  while (!isDone() && performance.now() - since < LIMIT_MS) await pause(5);
  return performance.now() - since;
}
