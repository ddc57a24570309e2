import type { Log } from '../logging/log.js';

/** How long a starting service waits for a required server, in milliseconds. */
const FIRST_CONNECT_MS = 60_000;
const PAUSE_MS = 100;
/** Limits the warnings, since a warning per attempt would fill the log; in milliseconds. */
const WARN_EVERY_MS = 5_000;

interface ConnectOptions {
  /** The server, for the log. */
  what: string;
  log: Log;
  /** Whether a retry cannot succeed. */
  isFinal?: (error: unknown) => boolean;
}

/**
 * Makes the first connection to a server that may still be starting: retries until it succeeds or a minute has passed.
 */
export async function connectWithin<T>(
  connect: () => Promise<T>,
  { what, log, isFinal = () => false }: ConnectOptions,
): Promise<T> {
  const end = performance.now() + FIRST_CONNECT_MS;
  let warnAt = performance.now();
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      const now = performance.now();
      if (now > end || isFinal(error)) throw error;
      if (now >= warnAt) log.warn(`${what} not reachable, retrying`, { error });
      if (now >= warnAt) warnAt = now + WARN_EVERY_MS;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
