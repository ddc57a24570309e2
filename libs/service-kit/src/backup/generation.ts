import mongoose from 'mongoose';
import { connectWithRetries } from '../async/connect-with-retries.js';
import type { Log } from '../logging/log.js';
import { CLIENT_OPTIONS } from '../mongo/connection/client-options.js';
import { siteDatabaseName } from '../mongo/database-name.js';

/** The collection and the document of the generation in use: a restore ends by changing this document. */
export const GENERATIONS = 'generations';
export const CURRENT = 'current';

/** The generation in use; no document exists before the first restore. */
export interface GenerationDocument {
  _id: typeof CURRENT;
  generation: number;
  /** The previous generation; kept for some time. */
  previous: number;
  changedAt: Date;
}

type Client = mongoose.mongo.MongoClient;

/** Reads the generation in use with a client. */
export async function currentGeneration(client: Client, namespace: string): Promise<number> {
  const documents = client.db(siteDatabaseName(namespace)).collection<GenerationDocument>(GENERATIONS);
  return (await documents.findOne({ _id: CURRENT }))?.generation ?? 0;
}

/** Reads the generation in use with a new client; waits for a server that is still starting. */
export async function readGeneration(uri: string, namespace: string, log: Log): Promise<number> {
  const options = { ...CLIENT_OPTIONS, maxPoolSize: 1 };
  return connectWithRetries(() => withClient(uri, options, (client) => currentGeneration(client, namespace)), {
    server: 'database',
    log,
  });
}

/** Runs `work` with a temporary client. */
export async function withClient<T>(
  uri: string,
  options: mongoose.mongo.MongoClientOptions,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new mongoose.mongo.MongoClient(uri, options);
  try {
    return await work(client);
  } finally {
    await client.close().catch(() => undefined);
  }
}
