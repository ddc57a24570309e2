import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { MongoClient, type Collection, type Db, type Document, type ObjectId } from 'mongodb';
import { startEmbeddedMongo, type EmbeddedMongo } from '../../src/index.js';

/** A document whose `_id` may be short. */
export type AnyDocument = Document & { _id?: string | number | ObjectId };

/** A database for a test: the one of TEST_MONGODB_URI if set, else a new embedded one. */
export interface TestDatabase {
  readonly uri: string;
  readonly client: MongoClient;
  readonly db: Db;
  /** The same database, with numbers in their own classes. */
  readonly exact: Db;
  /** A new collection with a unique name. */
  collection(): Collection<AnyDocument>;
  close(): Promise<void>;
}

export async function openTestDatabase(): Promise<TestDatabase> {
  const own = process.env['TEST_MONGODB_URI'] ? undefined : await startOwn();
  const uri = process.env['TEST_MONGODB_URI'] ?? own?.server.uri ?? '';
  const client = await new MongoClient(uri).connect();
  const exactClient = await new MongoClient(uri, { promoteValues: false, bsonRegExp: true }).connect();
  const name = `em-${randomUUID().slice(0, 13)}`;
  let next = 0;
  return {
    uri,
    client,
    db: client.db(name),
    exact: exactClient.db(name),
    collection: () => client.db(name).collection<AnyDocument>(`c${next++}`),
    close: async () => {
      await client.db(name).dropDatabase();
      await Promise.all([client.close(), exactClient.close()]);
      await own?.stop();
    },
  };
}

/** A database that a test stops and starts itself. */
export interface OwnDatabase {
  /** The first start. */
  readonly server: EmbeddedMongo;
  readonly folder: string;
  /** Stops it and starts it in the same folder. */
  restart(): Promise<EmbeddedMongo>;
  stop(): Promise<void>;
}

/** An embedded database in its own folder, independent of the environment. */
export async function startOwn(): Promise<OwnDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-db-'));
  const start = () => startEmbeddedMongo({ directory: join(folder, 'data'), socketPath: join(folder, 'db.sock') });
  let server = await start();
  return {
    server,
    folder,
    async restart() {
      await server.stop();
      return (server = await start());
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
