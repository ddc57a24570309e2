import { currentContext, currentPart, runInPart, type PartInstance } from '../context/request-context.js';

/** An error that no code has caught, and where it belongs. */
export interface UncaughtError {
  error: unknown;
  /** A rejected promise that is not awaited leaves the rest of its work intact; a thrown error does not. */
  kind: 'thrown' | 'rejected';
  /** Undefined for code outside of every part. */
  part: PartInstance | undefined;
  /** Fails the request, job or delivery it happened in; absent outside of one or when it has ended. */
  fail: ((error: unknown) => void) | undefined;
}

/** Calls `handle` for each uncaught error of this process, instead of ending it; the result stops. */
export function onUncaughtError(handle: (uncaught: UncaughtError) => void): () => void {
  const listen = (kind: UncaughtError['kind']) => (error: unknown) => {
    const uncaught = { error, kind, part: currentPart(), fail: currentContext()?.fail };
    // What handles it is not part of what failed.
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
