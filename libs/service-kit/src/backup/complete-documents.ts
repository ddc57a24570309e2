import { BackupErrors } from '@larder/contracts';
import type { Connection, Schema } from 'mongoose';
import { isDuplicateKey } from '../mongo/is-duplicate-key.js';
import { completeDocument, InvalidFieldError } from '../stored-shapes/complete-document.js';

/** Number of documents that are written together. */
const BATCH_SIZE = 200;

type StoredDocument = Record<string, unknown> & { _id: string };
interface Replacement {
  replaceOne: { filter: { _id: string }; replacement: StoredDocument };
}
interface Writable {
  bulkWrite(writes: Replacement[], options: { ordered: boolean }): Promise<unknown>;
}

/** The schemas of the collections of a service. */
export interface ServiceSchemas {
  service: string;
  schemas: Readonly<Record<string, Schema>>;
}

/**
 * Adds the defaults of absent fields to all documents of a database.
 *
 * @throws BackupErrors.wrongDocument when a document is invalid
 */
export async function completeDocuments(db: Connection, { service, schemas }: ServiceSchemas): Promise<void> {
  for (const [name, schema] of Object.entries(schemas)) {
    const collection = db.collection<StoredDocument>(name);
    let writes: Replacement[] = [];
    for await (const document of collection.find({}) as AsyncIterable<StoredDocument>) {
      const completed = completeOrRefuse(schema, document, `${service}.${name}`);
      if (completed === document) continue;
      writes.push({ replaceOne: { filter: { _id: document._id }, replacement: completed } });
      if (writes.length < BATCH_SIZE) continue;
      await replace(collection, writes, service);
      writes = [];
    }
    if (writes.length > 0) await replace(collection, writes, service);
  }
}

async function replace(collection: Writable, writes: Replacement[], name: string): Promise<void> {
  try {
    await collection.bulkWrite(writes, { ordered: false });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw BackupErrors.wrongDocument({ name, problem: 'two records have the same name' }, error);
  }
}

/** The document with the defaults of absent fields. @throws BackupErrors.wrongDocument */
export function completeOrRefuse<Doc extends object>(schema: Schema, document: Doc, name: string): Doc {
  try {
    return completeDocument(schema, document as Record<string, unknown>) as Doc;
  } catch (error) {
    if (!(error instanceof InvalidFieldError)) throw error;
    const id = String((document as { _id?: unknown })._id).slice(0, 100);
    throw BackupErrors.wrongDocument({ name, problem: `${id}: ${error.message}` }, error);
  }
}
