import type { IndexDescription } from 'mongodb';
import type { Connection, IndexDefinition, IndexOptions, Schema } from 'mongoose';

/** Creates the indexes declared on the schemas, by one command for each collection. Existing ones are kept. */
// oxlint-disable-next-line typescript/no-explicit-any -- schemas of any document
export async function createIndexes(db: Connection, schemas: Record<string, Schema<any>>): Promise<void> {
  for (const [collection, schema] of Object.entries(schemas)) {
    const indexes = schema.indexes().map(describeIndex);
    if (indexes.length > 0) await db.collection(collection).createIndexes(indexes);
  }
}

/** Without the options that mongoose adds. */
function describeIndex([key, { background: _background, ...options }]: [IndexDefinition, IndexOptions]) {
  return { ...options, key } as IndexDescription;
}
