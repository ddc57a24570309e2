import type { migrationsMessage, ReplyOf, ServiceData } from '@larder/contracts';
import { Inject, Injectable } from '@nestjs/common';
import mongoose, { type Connection } from 'mongoose';
import type { BaseConfig } from '../config/base-config.js';
import { CONFIG } from '../core/tokens.js';
import { isDirectoryBuilt } from '../directory/directory-feed.js';
import { CLIENT_OPTIONS } from '../mongo/connection/client-options.js';
import { CONNECTION } from '../mongo/provide-model.js';
import type { Migration } from '../migrations/define-migration.js';
import type { MigrationRecord } from '../migrations/newer-data.js';
import { pendingMigrations } from '../migrations/run-migrations.js';
import { GENERATION, HAS_DIRECTORY, MIGRATIONS, NOT_IN_BACKUPS, PROCESS_COLLECTIONS } from './tokens.js';
import { collectionNames } from '../mongo/collection-names.js';

/** A replica without a heartbeat for this long is considered stopped, in milliseconds. */
const REPLICA_MS = 180_000;
/** Documents of about this size, in bytes, are sent together. */
const PIECE_BYTES = 256 * 1024;

/** Reads the data of this service for a backup. */
@Injectable()
export class StoredData {
  constructor(
    @Inject(CONNECTION) private readonly connection: Connection,
    @Inject(CONFIG) private readonly config: BaseConfig,
    @Inject(GENERATION) readonly generation: number,
    @Inject(HAS_DIRECTORY) private readonly hasDirectory: boolean,
    @Inject(NOT_IN_BACKUPS) private readonly notInBackups: readonly string[],
    @Inject(MIGRATIONS) private readonly migrations: Migration[],
  ) {}

  async describe(): Promise<ServiceData> {
    const { connection, generation } = this;
    const migrations = await connection.collection<MigrationRecord>('migrations').find({}).toArray();
    const finished = migrations.filter(({ finishedAt }) => finishedAt).map(({ _id }) => _id);
    const since = new Date(Date.now() - REPLICA_MS);
    const replicas = await connection.collection('replicas').countDocuments({ seenAt: { $gte: since } });
    const collections = await this.collections();
    return { generation, migration: Math.max(0, ...finished), replicas, isReady: await this.isReady(), collections };
  }

  /** The number of migrations that the program has, and the pending ones. */
  async migrationState(): Promise<ReplyOf<ReturnType<typeof migrationsMessage>>> {
    const waiting = await pendingMigrations(this.connection, this.migrations);
    return { known: this.migrations.length, pending: waiting.map(({ number, name }) => ({ number, name })) };
  }

  /**
   * Streams the documents of a collection by `_id`, in BSON, several in a text. Uses a separate client: others may be
   * paused.
   */
  async *read(collection: string): AsyncGenerator<string> {
    const options = { ...CLIENT_OPTIONS, maxPoolSize: 1 };
    const client = new mongoose.mongo.MongoClient(this.config.MONGODB_URI, options);
    try {
      const cursor = client
        .db(this.connection.name)
        .collection(collection)
        .find({}, { raw: true, sort: { _id: 1 } });
      yield* inPieces(cursor as unknown as AsyncIterable<Buffer>);
    } finally {
      await client.close().catch(() => undefined);
    }
  }

  private async isReady(): Promise<boolean> {
    return !this.hasDirectory || isDirectoryBuilt(this.connection);
  }

  private async collections(): Promise<string[]> {
    const excluded = new Set([...PROCESS_COLLECTIONS, ...this.notInBackups]);
    return (await collectionNames(this.connection)).filter((name) => !excluded.has(name)).sort();
  }
}

async function* inPieces(documents: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let piece: Buffer[] = [];
  let bytes = 0;
  for await (const document of documents) {
    piece.push(document);
    bytes += document.length;
    if (bytes < PIECE_BYTES) continue;
    yield Buffer.concat(piece).toString('base64');
    [piece, bytes] = [[], 0];
  }
  if (piece.length > 0) yield Buffer.concat(piece).toString('base64');
}
