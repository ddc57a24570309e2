import { Redis } from 'ioredis';
import type { Log } from '../logging/log.js';

/** Timeout of a command, including the wait for a connection, in milliseconds: a request waits for it. */
const COMMAND_MS = 2_000;
const PAUSE_MS = 50;
const MAX_PAUSE_MS = 300;
/** Attempts to reconnect before waiting commands fail: 1.4 s after the connection was lost, at most 2 s later on. */
const MAX_RETRIES = 6;
/** A server that does not reply for this time counts as lost, and the client reconnects; in milliseconds. */
const SILENT_MS = 5_000;

/** The delay before reconnecting to Redis, in milliseconds; `times` counts from 1. */
export function redisPauseMs(times: number): number {
  return Math.min(times * PAUSE_MS, MAX_PAUSE_MS);
}

/** Closes the connection at once. A second call does nothing: ioredis would wait for an end that has passed. */
export function disconnectRedis(redis: Redis | undefined): void {
  if (redis && redis.status !== 'end') redis.disconnect();
}

/** Connects and reconnects. Commands fail after a few attempts instead of waiting indefinitely. */
export async function connectRedis(url: string, log: Log): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: MAX_RETRIES,
    commandTimeout: COMMAND_MS,
    retryStrategy: redisPauseMs,
    socketTimeout: SILENT_MS,
  });
  redis.on('error', (error: Error) => log.warn('redis connection failed', { error }));
  await redis.connect().catch(() => undefined); // it keeps retrying; readiness reports it
  return redis;
}
