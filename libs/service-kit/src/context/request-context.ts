import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Actor } from '@larder/contracts';

/** The request being worked on; log lines and outgoing requests pick it up. */
export interface RequestContext {
  requestId: string;
  actor: Actor | null;
  /** When the caller stops waiting, on this process's monotonic clock in milliseconds; absent for work without a caller. */
  deadlineAt?: number;
  /** Aborted when the caller has gone or the service stops. */
  signal?: AbortSignal;
  /** The span of this work (W3C Trace Context); absent without traces. */
  traceparent?: string;
  /** Fails the work at once, for an error thrown where its own code cannot catch it; absent once the work has ended. */
  fail?: ((error: unknown) => void) | undefined;
}

/** One run of a service or of the gateway; a restarted one is another instance with the same name. */
export interface PartInstance {
  readonly name: string;
  /** Not one run but what outlives it, such as an open port: its errors belong to the instance that runs. */
  readonly lasting?: true;
}

/** Both in one store: each store of this kind costs time at every promise. */
interface Scope {
  part: PartInstance | undefined;
  request: RequestContext | undefined;
}

const storage = new AsyncLocalStorage<Scope>();

/** Runs `work` so that everything it starts sees `context`; in another part when one is given. */
export function runInContext<T>(context: RequestContext, work: () => T, part = currentPart()): T {
  return storage.run({ part, request: context }, work);
}

export function currentContext(): RequestContext | undefined {
  return storage.getStore()?.request;
}

/** Runs `work` so that everything it starts, errors included, belongs to `part` (or to none) and to no request. */
export function runInPart<T>(part: PartInstance | undefined, work: () => T): T {
  return storage.run({ part, request: undefined }, work);
}

/** The part of the process that runs; undefined in a process that has only one. */
export function currentPart(): PartInstance | undefined {
  return storage.getStore()?.part;
}

/** Sets the actor of the running request, once authenticated (the gateway's guard). */
export function setActor(actor: Actor | null): void {
  const context = currentContext();
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
