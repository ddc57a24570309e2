import { BackupErrors } from '@larder/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import mongoose, { type Connection, type Model } from 'mongoose';
import type { BaseConfig } from '../config/base-config.js';
import { AppName } from '../core/app-name.js';
import { CONFIG } from '../core/tokens.js';
import { Log } from '../logging/log.js';
import { createIndexes } from '../migrations/create-indexes.js';
import type { Migration } from '../migrations/define-migration.js';
import type { MigrationRecord } from '../migrations/newer-data.js';
import { Replicas } from '../migrations/replicas.js';
import { runMigrations } from '../migrations/run-migrations.js';
import { databaseName, generationOf } from '../mongo/database-name.js';
import { CONNECTION } from '../mongo/provide-model.js';
import { CurrentDataCopier } from './current-data-copier.js';
import { currentGeneration } from './generation.js';
import type { ToDocuments, ImportedRecord, ResolvedRecords, ResolveConflicts } from './imported-records.js';
import {
  GENERATION,
  MIGRATIONS,
  TO_DOCUMENTS,
  NOT_IN_BACKUPS,
  PROCESS_COLLECTIONS,
  RESOLVE_CONFLICTS,
} from './tokens.js';
import { collectionNames } from '../mongo/collection-names.js';
import { isDuplicateKey } from '../mongo/is-duplicate-key.js';

const { EJSON } = mongoose.mongo.BSON;

type StoredDocument = Record<string, unknown> & { _id: unknown };
/** The number of stored documents of each collection. */
type Counts = Record<string, number>;

/** Fills the databases of generations that are not in use yet. */
@Injectable()
export class GenerationLoader {
  constructor(
    @Inject(CONNECTION) private readonly connection: Connection,
    @Inject(CONFIG) private readonly config: BaseConfig,
    @Inject(GENERATION) private readonly generation: number,
    @Inject(MIGRATIONS) private readonly migrations: Migration[],
    @Inject(NOT_IN_BACKUPS) private readonly excluded: readonly string[],
    @Inject(TO_DOCUMENTS) private readonly toDocuments: ToDocuments | null,
    @Inject(RESOLVE_CONFLICTS) private readonly resolveConflicts: ResolveConflicts | null,
    private readonly current: CurrentDataCopier,
    private readonly modules: ModuleRef,
    private readonly app: AppName,
    private readonly log: Log,
  ) {}

  /** Empties the generation's database, then copies the preserved collections, or everything. */
  async begin(generation: number, copy: boolean): Promise<Counts> {
    if ((await this.inUse()).includes(generation)) throw new Error(`Generation ${generation} is in use.`);
    const db = this.database(generation);
    await db.dropDatabase();
    return copy ? this.current.copyEverything(db) : this.current.copyPreserved(db);
  }

  /** @throws BackupErrors.wrongDocument when a document does not fit the collection, or occurs twice */
  async load(generation: number, collection: string, texts: readonly string[]): Promise<void> {
    if (this.excluded.includes(collection) || PROCESS_COLLECTIONS.includes(collection))
      throw BackupErrors.unknownData({ name: `${this.app.name}.${collection}` });
    await this.insert(
      generation,
      collection,
      texts.map((text) => this.parse(collection, text)),
    );
  }

  /**
   * Stores records of another product as documents of this service. With `intoExistingData`, they are added to existing
   * data; returns the changes that were made to avoid conflicts.
   */
  async importRecords(
    generation: number,
    imported: readonly ImportedRecord[],
    intoExistingData: boolean,
  ): Promise<string[]> {
    const { toDocuments } = this;
    if (!toDocuments) throw new Error(`${this.app.name} imports no records.`);
    const { records, changes } = intoExistingData
      ? await this.resolve(generation, imported)
      : { records: imported, changes: [] };
    const byCollection = new Map<string, StoredDocument[]>();
    for (const record of records) {
      const placed = await toDocuments(record, (provider) => this.modules.get(provider, { strict: false }));
      for (const { collection, document } of placed) {
        const documents = byCollection.get(collection) ?? [];
        byCollection.set(collection, documents);
        documents.push(document);
      }
    }
    for (const [collection, documents] of byCollection) await this.insert(generation, collection, documents);
    return changes;
  }

  /** Counts the loaded documents, then runs the missing migrations and creates the indexes. */
  async finish(generation: number, migration: number): Promise<Counts> {
    const db = this.database(generation);
    await this.createAllIndexes(db);
    const counts = await this.count(db);
    await this.recordMigrations(db, migration);
    const replicas = new Replicas(db, this.migrations.length);
    await runMigrations({ db, migrations: this.migrations, log: this.log, replicas });
    return counts;
  }

  /** Drops the databases of generations that are neither in use nor `keep`. */
  async dropOthers(keep: number | null): Promise<number> {
    const scope = { namespace: this.config.NAMESPACE, service: this.app.name };
    const { databases } = await this.connection.getClient().db().admin().listDatabases({ nameOnly: true });
    const kept = [...(await this.inUse()), keep];
    const others = databases.filter(({ name }) => {
      const generation = generationOf(name, scope);
      return generation !== null && !kept.includes(generation);
    });
    for (const { name } of others) await this.connection.getClient().db(name).dropDatabase();
    return others.length;
  }

  /** Shortly after a restore, this replica may still use another generation than the others. */
  private async inUse(): Promise<number[]> {
    return [this.generation, await currentGeneration(this.connection.getClient(), this.config.NAMESPACE)];
  }

  private async resolve(generation: number, records: readonly ImportedRecord[]): Promise<ResolvedRecords> {
    return this.resolveConflicts ? this.resolveConflicts(records, this.database(generation)) : { records, changes: [] };
  }

  private async insert(generation: number, collection: string, documents: StoredDocument[]): Promise<void> {
    if (documents.length === 0) return;
    try {
      const stored = this.database(generation).collection(collection);
      await stored.insertMany(documents as never, { ordered: false });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw BackupErrors.wrongDocument({ name: collection, problem: 'two records have the same id' }, error);
    }
  }

  private parse(collection: string, text: string): StoredDocument {
    try {
      const document = EJSON.parse(text, { relaxed: true }) as StoredDocument;
      if (typeof document !== 'object' || document === null || document._id === undefined) throw new Error('no id');
      // A value of the wrong type would make every later read fail.
      (this.connection.models[collection] as Model<unknown> | undefined)?.castObject(document);
      return document;
    } catch (error) {
      const problem = error instanceof Error ? error.message.slice(0, 200) : 'unreadable';
      throw BackupErrors.wrongDocument({ name: collection, problem }, error);
    }
  }

  /** Creates the indexes of all collections of the service: migrations had created them in the original database. */
  private async createAllIndexes(db: Connection): Promise<void> {
    const models = Object.entries(this.connection.models);
    try {
      await createIndexes(db, Object.fromEntries(models.map(([name, { schema }]) => [name, schema])));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw BackupErrors.wrongDocument({ name: this.app.name, problem: 'two records have the same name' }, error);
    }
  }

  private async recordMigrations(db: Connection, upTo: number): Promise<void> {
    const applied = this.migrations.filter(({ number }) => number <= upTo);
    if (applied.length === 0) return;
    const finishedAt = new Date();
    const records = applied.map(({ number, name, compatible }) => ({ _id: number, name, compatible, finishedAt }));
    await db.collection<MigrationRecord>('migrations').insertMany(records);
  }

  private async count(db: Connection): Promise<Counts> {
    const counts: Counts = {};
    for (const name of await collectionNames(db)) counts[name] = await db.collection(name).countDocuments({});
    return counts;
  }

  private database(generation: number): Connection {
    if (generation === this.generation) throw new Error(`Generation ${generation} is in use.`);
    const name = databaseName({ namespace: this.config.NAMESPACE, service: this.app.name, generation });
    return this.connection.useDb(name, { useCache: true });
  }
}
