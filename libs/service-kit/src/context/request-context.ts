import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { CommonErrors, type Actor } from '@larder/contracts';

/** The current request; used by log lines and outgoing requests. */
export interface RequestContext {
  requestId: string;
  actor: Actor | null;
  /**
   * The deadline of the caller, on this process's monotonic clock in milliseconds; absent for work without a caller.
   */
  deadlineAt?: number;
  /** Aborted when the caller has canceled or the service stops. */
  signal?: AbortSignal;
  /** The current span (W3C Trace Context); absent without traces. */
  traceparent?: string;
  /** Makes the work fail at once, for an error that its own code cannot catch; absent once the work has ended. */
  fail?: ((error: unknown) => void) | undefined;
}

/** A running instance of a service or of the gateway; a restart creates another instance with the same name. */
export interface PartInstance {
  readonly name: string;
  /** Set for parts that outlive an instance, such as an open port: their errors belong to the running instance. */
  readonly lasting?: true;
}

/** Both values in one store, since each store of this kind costs time at every promise. */
interface Scope {
  part: PartInstance | undefined;
  request: RequestContext | undefined;
}

const storage = new AsyncLocalStorage<Scope>();

/** Runs `work`, and everything it starts, with `context`; in another part when one is given. */
export function runInContext<T>(context: RequestContext, work: () => T, part = currentPart()): T {
  return storage.run({ part, request: context }, work);
}

export function currentContext(): RequestContext | undefined {
  return storage.getStore()?.request;
}

/** Runs `work`, and everything it starts, errors included, as code of `part` (or of none) and of no request. */
export function runInPart<T>(part: PartInstance | undefined, work: () => T): T {
  return storage.run({ part, request: undefined }, work);
}

/** The current part of the process; undefined in a process with a single part. */
export function currentPart(): PartInstance | undefined {
  return storage.getStore()?.part;
}

/** Sets the actor of the running request, once authenticated (the gateway's guard). */
export function setActor(actor: Actor | null): void {
  const context = currentContext();
  if (context) context.actor = actor;
}

/** The current time of the clock for deadlines, which does not change when the system time is set. */
export function monotonicMs(): number {
  return performance.now();
}

/** The time until the caller's deadline, in milliseconds; undefined without a deadline. */
export function remainingMs(context = currentContext()): number | undefined {
  return context?.deadlineAt === undefined ? undefined : context.deadlineAt - monotonicMs();
}

/** Throws "timeout" when the caller no longer waits for an answer. For work of many steps, before each of them. */
export function requireTimeLeft(): void {
  if ((remainingMs() ?? 1) <= 0) throw CommonErrors.timeout();
}

/** A new id for a record, a request or an event: UUID version 4. */
export function newId(): string {
  return randomUUID();
}
