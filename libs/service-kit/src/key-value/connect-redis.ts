import { Redis } from 'ioredis';
import type { Log } from '../logging/log.js';

const MAX_PAUSE_MS = 2_000;
/** How long a command may wait for a connection and its answer, in milliseconds: a request waits for it. */
const COMMAND_MS = 2_000;

/** Connects and stays connected. Commands fail after a few tries instead of waiting for ever. */
export async function connectRedis(url: string, log: Log): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 3,
    commandTimeout: COMMAND_MS,
    retryStrategy: (times) => Math.min(times * 100, MAX_PAUSE_MS),
  });
  redis.on('error', (error: Error) => log.warn('redis connection failed', { error }));
  await redis.connect().catch(() => undefined); // it goes on trying; readiness tells
  return redis;
}
