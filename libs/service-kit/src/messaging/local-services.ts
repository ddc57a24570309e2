import type { RequestContext } from '../context/request-context.js';
import type { Liveness } from '../health/liveness.js';
import type { Chunk } from '../streams/chunk-items.js';

/** How a service in this process answers one subject. Bodies are JSON text, as they would travel. */
export interface LocalAnswer {
  /** One reply: its JSON, empty for `undefined`. Fails with an `AppError` that the caller may know. */
  request(json: string, context: RequestContext): Promise<string>;
  /** Items as JSON, gathered to chunks. Ending the loop early stops the work. */
  stream(json: string, context: RequestContext): AsyncIterable<Chunk>;
}

/**
 * The services of this process, by subject. Who asks one of them need not go through the message server: same encoding,
 * deadline, limits and errors, without the way there and back. A subject that is not here is asked over NATS.
 */
export class LocalServices {
  private readonly answers = new Map<string, LocalAnswer>();
  /** Of each application in this process. */
  readonly liveness = new Set<Liveness>();

  /** `isOneProcess`: all services that this one asks run in this process. */
  constructor(readonly isOneProcess = true) {}

  add(subject: string, answer: LocalAnswer): void {
    this.answers.set(subject, answer);
  }

  remove(subject: string): void {
    this.answers.delete(subject);
  }

  find(subject: string): LocalAnswer | undefined {
    return this.answers.get(subject);
  }
}
