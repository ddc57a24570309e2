import { badValue, CommandError } from '../../errors.js';
import { newObjectId } from '../../bson/make.js';
import { ElementReader } from '../../bson/layout.js';
import { Tag, typeName } from '../../bson/tags.js';
import { MAX_DEPTH, NestedTooDeeply, validateDocument } from '../../bson/validate.js';
import { documentValue, fieldOf, fieldsOf, type Value } from '../../bson/value.js';
import { DocumentWriter } from '../../bson/writer.js';

/** The maximum size of a document, as in MongoDB. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

const ID = Buffer.from('_id');

/** A document to store: with an `_id`, which comes first. */
export function withIdFirst(raw: Buffer): Buffer {
  const first = new ElementReader(raw);
  if (first.next() && first.nameIs(ID)) return checkedId(raw, fieldOf(raw, 0, ID));
  const existingId = fieldOf(raw, 0, ID);
  const id = existingId.isMissing ? newObjectId() : existingId;
  const writer = new DocumentWriter(raw.length + 32).add('_id', id);
  for (const [name, value] of fieldsOf(documentValue(raw))) if (name !== '_id') writer.add(name, value);
  return checkedId(writer.finish(), id);
}

function checkedId(raw: Buffer, id: Value): Buffer {
  checkSize(raw);
  if (id.isArray || id.tag === Tag.regex || id.tag === Tag.undefined) {
    throw badValue(`The '_id' value cannot be of type ${typeName(id.tag)}`);
  }
  if (id.isObject && fieldsOf(id).some(([name]) => name.startsWith('$'))) {
    throw new CommandError('DollarPrefixedFieldName', "_id fields may not contain '$'-prefixed fields");
  }
  return raw;
}

/** @throws CommandError when a document is larger than a message */
export function checkSize(raw: Buffer): Buffer {
  if (raw.length <= MAX_DOCUMENT_BYTES) return raw;
  throw new CommandError('BSONObjectTooLarge', `BSONObj size: ${raw.length} is invalid: larger than 16 MB`);
}

/**
 * Clients could not send such a document again.
 *
 * @throws CommandError when a document has more levels than one in a message
 */
export function checkDepth(raw: Buffer): Buffer {
  try {
    validateDocument(raw);
    return raw;
  } catch (error) {
    if (!(error instanceof NestedTooDeeply)) throw error;
    throw new CommandError('Overflow', `Document exceeds maximum nested object depth: ${MAX_DEPTH}`);
  }
}
