import type { Log } from '../logging/log.js';
import { pause } from './abortable.js';

/** How long a starting service waits for a required server, in milliseconds. */
const FIRST_CONNECT_MS = 60_000;
const PAUSE_MS = 100;
/** The minimum interval of warnings, in milliseconds: one per attempt would fill the log. */
const WARNING_INTERVAL_MS = 5_000;

interface ConnectOptions {
  /** The name of the server in the log. */
  server: string;
  log: Log;
  /** Whether a retry cannot succeed. */
  isFinal?: (error: unknown) => boolean;
}

/**
 * Makes the first connection to a server that may still be starting: retries until it succeeds or a minute has passed.
 */
export async function connectWithRetries<T>(
  connect: () => Promise<T>,
  { server, log, isFinal = () => false }: ConnectOptions,
): Promise<T> {
  const end = performance.now() + FIRST_CONNECT_MS;
  let warnAt = performance.now();
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      const now = performance.now();
      if (now > end || isFinal(error)) throw error;
      if (now >= warnAt) {
        log.warn(`${server} not reachable, retrying`, { error });
        warnAt = now + WARNING_INTERVAL_MS;
      }
      await pause(PAUSE_MS);
    }
  }
}
