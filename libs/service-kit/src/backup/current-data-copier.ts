import { Inject, Injectable } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { DIRECTORY } from '../directory/directory-entry.js';
import { resetDirectory, KIT_STATE } from '../directory/directory-feed.js';
import { CONNECTION } from '../mongo/provide-model.js';
import { PRESERVED_BY_RESTORES, NOT_COPIED } from './tokens.js';
import { collectionNames } from '../mongo/collection-names.js';

/** Number of documents that are written together. */
const BATCH_SIZE = 200;

type StoredDocument = Record<string, unknown> & { _id: unknown };

/** Copies the data in use into the database of another generation. */
@Injectable()
export class CurrentDataCopier {
  constructor(
    @Inject(CONNECTION) private readonly connection: Connection,
    @Inject(PRESERVED_BY_RESTORES) private readonly preserved: readonly string[],
  ) {}

  /** Copies the collections that every restore preserves; returns the number of documents of each collection. */
  copyPreserved(to: Connection): Promise<Record<string, number>> {
    return this.copyAll(this.preserved, to);
  }

  /**
   * Copies everything except the directory, which is filled again; returns the number of documents of each collection.
   */
  async copyEverything(to: Connection): Promise<Record<string, number>> {
    const excluded = new Set([...NOT_COPIED, DIRECTORY]);
    const names = (await collectionNames(this.connection)).filter((name) => !excluded.has(name));
    const counts = await this.copyAll(names, to);
    await resetDirectory(to);
    return { ...counts, [KIT_STATE]: await to.collection(KIT_STATE).countDocuments({}) };
  }

  private async copyAll(names: readonly string[], to: Connection): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const name of names) counts[name] = await this.copy(name, to);
    return counts;
  }

  private async copy(name: string, to: Connection): Promise<number> {
    // Copies values unchanged: integers keep their type.
    const documents = this.connection.collection(name).find({}, { promoteValues: false, bsonRegExp: true });
    let [batch, count]: [StoredDocument[], number] = [[], 0];
    const flush = async () => {
      if (batch.length > 0) await to.collection(name).insertMany(batch as never);
      count += batch.length;
      batch = [];
    };
    for await (const document of documents as AsyncIterable<StoredDocument>) {
      batch.push(document);
      if (batch.length >= BATCH_SIZE) await flush();
    }
    await flush();
    return count;
  }
}
