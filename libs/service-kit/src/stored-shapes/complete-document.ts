import type { Schema, SchemaType } from 'mongoose';
import { completeValue, InvalidFieldError } from './complete-value.js';
import { trashSchemaOf } from './trash-schemas.js';

export { InvalidFieldError } from './complete-value.js';

type Fields = Record<string, unknown>;

/** The fields that deleted documents have as well. */
const BOOKKEEPING = new Set(['_id', 'revision', 'outbox', 'outboxSince', 'createdAt', 'updatedAt']);

/**
 * The document with the defaults of its absent fields; the same object when none is absent. Restored documents may be of
 * any origin, and lists read them without Mongoose: a missing field would make the whole list fail.
 *
 * @throws InvalidFieldError when a required field is missing, or a value cannot be of its type
 */
export function completeDocument(schema: Schema, document: Fields): Fields {
  if (typeof document['_id'] !== 'string') throw new InvalidFieldError('_id', document['_id']);
  if (isRemnant(schema, document)) return completeTrash(schema, document);
  return completeFields(schema, document, '');
}

/** The fields of an embedded document, or of a document; the same object when none is absent. */
function completeFields(schema: Schema, present: Fields, prefix: string): Fields {
  const fields = withTimes(schema, present);
  let result = fields;
  schema.eachPath((name, type) => {
    const value = fields[name];
    const completed = completeField(type, value, prefix + name);
    if (completed === value) return;
    if (result === fields) result = { ...fields };
    result[name] = completed;
  });
  return result;
}

function completeField(type: SchemaType, value: unknown, path: string): unknown {
  return completeValue(type, value, { path, fieldsOf: completeFields, partOf: completePart });
}

/** The present fields of a part of a document. */
function completePart(schema: Schema, fields: Fields, prefix: string): Fields {
  let result = fields;
  for (const [name, value] of Object.entries(fields)) {
    const type = schema.path(name) as SchemaType | undefined;
    const completed = type ? completeField(type, value, prefix + name) : value;
    if (completed !== value) result = { ...result, [name]: completed };
  }
  return result;
}

/** Whether this is what remains of a deleted document: it has no field of a record, so that lists do not find it. */
function isRemnant(schema: Schema, document: Fields): boolean {
  return Object.keys(document).every((name) => BOOKKEEPING.has(name) || !(schema.path(name) as unknown));
}

function completeTrash(schema: Schema, document: Fields): Fields {
  const trash = trashSchemaOf(schema);
  return trash && document['trashed'] !== undefined ? completeFields(trash, document, '') : document;
}

/** Documents have both times, though the schema does not require them. */
function withTimes(schema: Schema, document: Fields): Fields {
  if (!schema.get('timestamps')) return document;
  const { createdAt, updatedAt } = document;
  if (createdAt && updatedAt) return document;
  const other = createdAt ?? updatedAt ?? new Date();
  return { ...document, createdAt: createdAt ?? other, updatedAt: updatedAt ?? other };
}
