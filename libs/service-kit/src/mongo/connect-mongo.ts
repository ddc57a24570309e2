import mongoose, { type Connection } from 'mongoose';
import type { Log } from '../logging/log.js';
import { connectWithin } from '../async/connect-within.js';
import { clientOptions, MODEL_OPTIONS } from './client-options.js';
import type { WriteVersion } from '../in-process/write-version.js';

/** Connects to the service's own database; waits for a server that is still starting. `writes` counts what is written. */
export async function connectMongo(uri: string, dbName: string, log: Log, writes?: WriteVersion): Promise<Connection> {
  const options = { dbName, ...clientOptions(writes), ...MODEL_OPTIONS };
  return connectWithin(() => attempt(uri, options), { what: 'database', log });
}

async function attempt(uri: string, options: mongoose.ConnectOptions): Promise<Connection> {
  const connection = mongoose.createConnection(uri, options);
  try {
    return await connection.asPromise();
  } catch (error) {
    await connection.destroy().catch(() => undefined);
    throw error;
  }
}
