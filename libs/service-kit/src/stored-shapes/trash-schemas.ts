import { Schema } from 'mongoose';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- schemas of any document
type AnySchema = Schema<any>;

const schemas = new WeakMap<AnySchema, AnySchema>();
const text = { type: String, required: true };
const date = { type: Date, required: true };

/** Declares the schema of what `trashed` contains in the deleted documents of a collection. */
export function declareTrash(schema: AnySchema, trashed: AnySchema): void {
  const fields = { revision: { type: Number, default: 0 }, trashed: { type: trashed, required: true } };
  schemas.set(schema, new Schema(fields, { _id: false }));
}

/** The schema of deleted documents with a declared trash. */
export function trashSchemaOf(schema: AnySchema): AnySchema | undefined {
  return schemas.get(schema);
}

/** The schema of documents that a `RecordTrash` has deleted. */
export function trashSchema(document: AnySchema): AnySchema {
  const fields = { groupId: text, householdId: text, name: text, by: text, at: date, expiresAt: date, cause: String };
  return new Schema({ ...fields, document: { type: document, required: true } }, { _id: false });
}
