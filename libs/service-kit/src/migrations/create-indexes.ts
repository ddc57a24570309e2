import type { Connection, IndexOptions, Schema } from 'mongoose';

/** Creates the indexes declared on the schemas, by collection. Existing ones are kept. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- schemas of any document
export async function createIndexes(db: Connection, schemas: Record<string, Schema<any>>): Promise<void> {
  for (const [collection, schema] of Object.entries(schemas)) {
    for (const [keys, options] of schema.indexes()) {
      await db.collection(collection).createIndex(keys as Record<string, 1 | -1>, withoutMongooseDefaults(options));
    }
  }
}

function withoutMongooseDefaults({ background: _background, ...options }: IndexOptions): object {
  return options;
}
