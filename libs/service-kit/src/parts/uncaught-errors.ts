import { currentContext, currentPart, runInPart, type PartInstance } from '../context/request-context.js';

/** An uncaught error and its origin. */
export interface UncaughtError {
  error: unknown;
  /** A rejected promise that is not awaited does not affect the rest of its work; a thrown error does. */
  kind: 'thrown' | 'rejected';
  /** Undefined for code outside of parts. */
  part: PartInstance | undefined;
  /** Fails the request, job or delivery in which it occurred; absent outside of one or after its end. */
  fail: ((error: unknown) => void) | undefined;
}

/** Calls `handle` for each uncaught error of this process, instead of ending it; the returned function unsubscribes. */
export function onUncaughtError(handle: (uncaught: UncaughtError) => void): () => void {
  const listen = (kind: UncaughtError['kind']) => (error: unknown) => {
    const uncaught = { error, kind, part: currentPart(), fail: currentContext()?.fail };
    // The handler does not run as code of the failed part.
    runInPart(undefined, () => handle(uncaught));
  };
  const [onThrown, onRejected] = [listen('thrown'), listen('rejected')];
  process.on('uncaughtException', onThrown);
  process.on('unhandledRejection', onRejected);
  return () => {
    process.off('uncaughtException', onThrown);
    process.off('unhandledRejection', onRejected);
  };
}
