import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Actor } from '@larder/contracts';

/** What is known about the request being worked on; log lines and outgoing requests pick it up. */
export interface RequestContext {
  requestId: string;
  actor: Actor | null;
  /** When nobody waits any longer, on this process's monotonic clock in milliseconds; absent for work without a caller. */
  deadlineAt?: number;
  /** Aborted when the caller has gone or the service stops. */
  signal?: AbortSignal;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` so that everything it starts sees `context`. */
export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

export function currentContext(): RequestContext | undefined {
  return storage.getStore();
}

/** Tells the running request who asks, once that is known (the gateway's guard). */
export function setActor(actor: Actor | null): void {
  const context = storage.getStore();
  if (context) context.actor = actor;
}

/** Now, on the clock of deadlines: it never jumps when the system time is set. */
export function monotonicMs(): number {
  return performance.now();
}

/** How long the caller still waits, in milliseconds; undefined when there is no deadline. */
export function remainingMs(context = currentContext()): number | undefined {
  return context?.deadlineAt === undefined ? undefined : context.deadlineAt - monotonicMs();
}

/** A new id for a record, a request or an event: UUID version 4. */
export function newId(): string {
  return randomUUID();
}
