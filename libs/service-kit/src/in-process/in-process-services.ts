import type { RequestContext } from '../context/request-context.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Chunk } from '../streams/chunk-items.js';
import { WriteVersions, type WriteVersion } from './write-version.js';
import { InProcessBroadcasts } from './in-process-broadcasts.js';

/** The handler of one subject in this process. Bodies are JSON text, as in messages. */
export interface InProcessEndpoint {
  /** Returns one reply as JSON, empty for `undefined`. Fails with an `AppError` for the caller. */
  request(json: string, context: RequestContext): Promise<string>;
  /** Yields items as JSON, grouped in chunks. Leaving the loop early stops the work. */
  stream(json: string, context: RequestContext): AsyncIterable<Chunk>;
}

/** The liveness checks of one application in this process. */
export interface LivenessSource {
  /** The problems, by `application.part`; empty when there are none. */
  problems(): [string, string][];
}

/**
 * The services of this process, by subject. Requests to them bypass the message server: same encoding, deadline, limits
 * and errors, without the round trip. Other subjects are requested over NATS.
 */
export class InProcessServices {
  private readonly endpoints = new Map<string, InProcessEndpoint>();
  /** Broadcasts between the applications of this process. */
  readonly broadcasts = new InProcessBroadcasts();
  /** The liveness of each application in this process. */
  readonly liveness = new Set<LivenessSource>();
  /** The metrics of each application in this process. */
  readonly metrics = new Set<Metrics>();

  /** Subjects of services that are being restarted, with the waiting callers. */
  private readonly restarting = new Map<string, Set<() => void>>();
  private readonly writes = new WriteVersions();

  /**
   * `isOneProcess`: all services that this one sends requests to run in this process. `ownsDatabases`: no other process
   * writes to their databases while it runs.
   */
  constructor(
    readonly isOneProcess = true,
    readonly ownsDatabases = false,
  ) {}

  /** The write counter of a service; undefined when other processes also write to its database. */
  writesOf(service: string): WriteVersion | undefined {
    return this.ownsDatabases ? this.writes.of(service) : undefined;
  }

  /** The common version of the databases of these services; null when one has none, or none at the moment. */
  databaseVersion(services: readonly string[]): string | null {
    return this.ownsDatabases ? this.writes.current(services) : null;
  }

  add(subject: string, endpoint: InProcessEndpoint): void {
    this.endpoints.set(subject, endpoint);
    this.restarting.get(subject)?.forEach((wake) => wake());
    this.restarting.delete(subject);
  }

  /** Removes an endpoint permanently, unless it was replaced. */
  remove(subject: string, endpoint: InProcessEndpoint): void {
    if (this.endpoints.get(subject) === endpoint) this.endpoints.delete(subject);
  }

  /** Removes the endpoint of a service that is being restarted: callers wait for the new instance. */
  interrupt(subject: string, endpoint: InProcessEndpoint): void {
    if (this.endpoints.get(subject) !== endpoint) return;
    this.endpoints.delete(subject);
    this.restarting.set(subject, new Set());
  }

  /** Whether the subject has an endpoint in this process, or will have one after a restart. */
  has(subject: string): boolean {
    return this.endpoints.has(subject) || this.restarting.has(subject);
  }

  /** The endpoint, if necessary after a restart of its service; undefined when that takes longer than `waitMs`. */
  async find(subject: string, waitMs: number): Promise<InProcessEndpoint | undefined> {
    const waiting = this.restarting.get(subject);
    if (waiting) await waitForWakeUp(waiting, waitMs);
    return this.endpoints.get(subject);
  }
}

async function waitForWakeUp(waiting: Set<() => void>, waitMs: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      waiting.delete(wake);
      resolve();
    };
    const timer = setTimeout(wake, waitMs);
    waiting.add(wake);
  });
}
