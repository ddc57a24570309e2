import { Redis } from 'ioredis';
import type { Log } from '../logging/log.js';

/** How long a command may wait for a connection and its answer, in milliseconds: a request waits for it. */
const COMMAND_MS = 2_000;
const PAUSE_MS = 50;
const MAX_PAUSE_MS = 300;
/** Tries before commands that wait for the server fail: 1.4 s after it went away, at most 2 s later on. */
const TRIES = 6;
/** A server that does not answer for this long counts as lost: the client reconnects. */
const SILENT_MS = 5_000;

/** How long to wait before connecting to Redis again, in milliseconds; `times` counts from 1. */
export function redisPauseMs(times: number): number {
  return Math.min(times * PAUSE_MS, MAX_PAUSE_MS);
}

/** Closes the connection at once. A second time does nothing: ioredis would wait for the end that has been. */
export function disconnectRedis(redis: Redis | undefined): void {
  if (redis && redis.status !== 'end') redis.disconnect();
}

/** Connects and stays connected. Commands fail after a few tries instead of waiting for ever. */
export async function connectRedis(url: string, log: Log): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: TRIES,
    commandTimeout: COMMAND_MS,
    retryStrategy: redisPauseMs,
    socketTimeout: SILENT_MS,
  });
  redis.on('error', (error: Error) => log.warn('redis connection failed', { error }));
  await redis.connect().catch(() => undefined); // it keeps trying; readiness reports it
  return redis;
}
