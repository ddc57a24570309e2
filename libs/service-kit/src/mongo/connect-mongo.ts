import mongoose, { type Connection } from 'mongoose';
import type { Log } from '../logging/log.js';

const FIRST_TRIES = 10;
const RETRY_MS = 1_000;
const POOL_SIZE = 12;

/** Connects to the service's own database; waits for a server that is still starting. */
export async function connectMongo(uri: string, dbName: string, log: Log): Promise<Connection> {
  for (let attempt = 1; ; attempt += 1) {
    const connection = mongoose.createConnection(uri, { dbName, ...OPTIONS });
    try {
      return await connection.asPromise();
    } catch (error) {
      await connection.close().catch(() => undefined);
      if (attempt >= FIRST_TRIES) throw error;
      log.warn('database not reachable, trying again', { attempt, error });
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

const OPTIONS = {
  maxPoolSize: POOL_SIZE,
  minPoolSize: 0,
  autoIndex: false,
  autoCreate: false,
  serverSelectionTimeoutMS: 5_000,
} as const;
