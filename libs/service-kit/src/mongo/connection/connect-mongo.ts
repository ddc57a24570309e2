import mongoose, { type Connection } from 'mongoose';
import type { Log } from '../../logging/log.js';
import { connectWithRetries } from '../../async/connect-with-retries.js';
import { clientOptions, MODEL_OPTIONS, type CommandHooks } from './client-options.js';

/** Connects to the service's own database; waits for a server that is still starting. */
export async function connectMongo(
  uri: string,
  dbName: string,
  log: Log,
  hooks: CommandHooks = {},
): Promise<Connection> {
  const options = { ...clientOptions(dbName, hooks), ...MODEL_OPTIONS };
  return connectWithRetries(() => attempt(uri, options), { server: 'database', log });
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
