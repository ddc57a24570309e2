import type { RequestContext } from '../context/request-context.js';
import type { Chunk } from '../streams/chunk-items.js';
import { WriteVersions, type WriteVersion } from './write-version.js';
import { InProcessBroadcasts } from './in-process-broadcasts.js';

/** How a service in this process answers one subject. Bodies are JSON text, as they would travel. */
export interface InProcessEndpoint {
  /** One reply: its JSON, empty for `undefined`. Fails with an `AppError` that the caller may know. */
  request(json: string, context: RequestContext): Promise<string>;
  /** Items as JSON, gathered to chunks. Ending the loop early stops the work. */
  stream(json: string, context: RequestContext): AsyncIterable<Chunk>;
}

/** The checks of one application in this process. */
export interface LivenessSource {
  /** What is wrong, by `application.part`; empty when nothing is. */
  problems(): [string, string][];
}

/**
 * The services of this process, by subject. Who asks one of them need not go through the message server: same encoding,
 * deadline, limits and errors, without the way there and back. A subject that is not here is asked over NATS.
 */
export class InProcessServices {
  private readonly answers = new Map<string, InProcessEndpoint>();
  /** Who of this process hears broadcasts. */
  readonly broadcasts = new InProcessBroadcasts();
  /** Of each application in this process. */
  readonly liveness = new Set<LivenessSource>();

  private readonly writes = new WriteVersions();

  /**
   * `isOneProcess`: all services that this one asks run in this process. `ownsDatabases`: nothing but this process writes to
   * their databases while it runs.
   */
  constructor(
    readonly isOneProcess = true,
    private readonly ownsDatabases = false,
  ) {}

  /** Subjects of services that are being restarted, and who waits for them. */
  private readonly restarting = new Map<string, Set<() => void>>();

  /** What counts the writes of a service; undefined when others write to its database as well. */
  writesOf(service: string): WriteVersion | undefined {
    return this.ownsDatabases ? this.writes.of(service) : undefined;
  }

  /** The version of what the databases of these services hold together; null when there is none, or none just now. */
  databaseVersion(services: readonly string[]): string | null {
    return this.ownsDatabases ? this.writes.current(services) : null;
  }

  add(subject: string, answer: InProcessEndpoint): void {
    this.answers.set(subject, answer);
    this.restarting.get(subject)?.forEach((wake) => wake());
    this.restarting.delete(subject);
  }

  /** Removes an answer for good, unless another one has taken its place. */
  remove(subject: string, answer: InProcessEndpoint): void {
    if (this.answers.get(subject) === answer) this.answers.delete(subject);
  }

  /** Removes the answer of a service that is being restarted: callers wait for its successor. */
  interrupt(subject: string, answer: InProcessEndpoint): void {
    if (this.answers.get(subject) !== answer) return;
    this.answers.delete(subject);
    this.restarting.set(subject, new Set());
  }

  /** Whether the subject is answered in this process, or will be again in a moment. */
  has(subject: string): boolean {
    return this.answers.has(subject) || this.restarting.has(subject);
  }

  /** The answer, if need be after its service's restart; undefined when that takes longer than `waitMs`. */
  async find(subject: string, waitMs: number): Promise<InProcessEndpoint | undefined> {
    const waiting = this.restarting.get(subject);
    if (waiting) await woken(waiting, waitMs);
    return this.answers.get(subject);
  }
}

async function woken(waiting: Set<() => void>, waitMs: number): Promise<void> {
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
