import { BackupErrors } from '@larder/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import mongoose, { type Connection, type Model, type Schema } from 'mongoose';
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
import { expireDirectory } from '../directory/directory-feed.js';
import { completeDocuments, completeOrRefuse } from './complete-documents.js';
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

/** The highest migration of the loaded documents, and whether absent fields are added. */
interface FinishOptions {
  migration: number;
  complete: boolean;
}

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
    for (const [collection, documents] of byCollection) {
      const schema = this.schemas()[collection];
      const name = `${this.app.name}.${collection}`;
      const complete = schema ? documents.map((each) => completeOrRefuse(schema, each, name)) : documents;
      await this.insert(generation, collection, complete);
    }
    return changes;
  }

  /**
   * Counts the loaded documents, then runs the missing migrations and creates the indexes. With `complete`, the documents
   * get the defaults of absent fields.
   *
   * @throws BackupErrors.wrongDocument when a document is invalid
   */
  async finish(generation: number, { migration, complete }: FinishOptions): Promise<Counts> {
    const db = this.database(generation);
    await this.createAllIndexes(db);
    const counts = await this.count(db);
    await this.recordMigrations(db, migration);
    const replicas = new Replicas(db, this.migrations.length);
    await runMigrations({ db, migrations: this.migrations, log: this.log, replicas });
    if (complete) {
      await completeDocuments(db, { service: this.app.name, schemas: this.schemas() });
      await expireDirectory(db);
    }
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
    let id = '';
    try {
      const document = EJSON.parse(text, { relaxed: true }) as StoredDocument;
      if (typeof document !== 'object' || document === null || document._id === undefined) throw new Error('no id');
      id = `${idText(document._id)}: `;
      // Migrations need values of the right types; required fields are checked when they are done.
      (this.connection.models[collection] as Model<unknown> | undefined)?.castObject(document);
      return document;
    } catch (error) {
      const problem = error instanceof Error ? error.message.slice(0, 200) : 'unreadable';
      throw BackupErrors.wrongDocument({ name: `${this.app.name}.${collection}`, problem: id + problem }, error);
    }
  }

  /** Creates the indexes of all collections of the service: migrations had created them in the original database. */
  private async createAllIndexes(db: Connection): Promise<void> {
    try {
      await createIndexes(db, this.schemas());
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw BackupErrors.wrongDocument({ name: this.app.name, problem: 'two records have the same name' }, error);
    }
  }

  private schemas(): Record<string, Schema> {
    return Object.fromEntries(Object.entries(this.connection.models).map(([name, { schema }]) => [name, schema]));
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

function idText(id: unknown): string {
  return (typeof id === 'string' ? id : EJSON.stringify(id)).slice(0, 100);
}
