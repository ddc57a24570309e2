import mongoose, { type Connection } from 'mongoose';
import type { Log } from '../logging/log.js';
import { connectWithin } from '../messaging/connect-within.js';
import { CLIENT_OPTIONS, MODEL_OPTIONS } from './client-options.js';

/** Connects to the service's own database; waits for a server that is still starting. */
export async function connectMongo(uri: string, dbName: string, log: Log): Promise<Connection> {
  return connectWithin(() => attempt(uri, dbName), { what: 'database', log });
}

async function attempt(uri: string, dbName: string): Promise<Connection> {
  const connection = mongoose.createConnection(uri, { dbName, ...CLIENT_OPTIONS, ...MODEL_OPTIONS });
  try {
    return await connection.asPromise();
  } catch (error) {
    await connection.destroy().catch(() => undefined);
    throw error;
  }
}
