import { badValue, CommandError } from '../errors.js';
import { sameValue } from '../bson/compare.js';
import { documentValue, fieldOf, fieldsOf, type Value } from '../bson/value.js';
import { DocumentWriter } from '../bson/writer.js';
import type { Filter } from '../query/filter.js';
import { matchedPosition } from '../document-tree/positional.js';
import { OPERATORS } from './operators.js';
import type { OperatorContext } from './operator-types.js';
import { concretePaths, nodeAt, locateField, type Resolution } from '../document-tree/field-location.js';
import { ArrayNode, ObjectNode, openNode, serialize } from '../document-tree/tree.js';
import type { FieldChange, Update } from './update.js';

const ID = Buffer.from('_id');
/** Most changes add fewer bytes: an item of a list, an event. */
const USUAL_GROWTH = 2_048;
/** These do nothing when their path does not exist. */
const NOT_CREATING = ['$unset', '$pull', '$pullAll', '$pop', '$rename'];

/** The updated document, given the filter that matched it (for `$`). */
export function updatedDocument(raw: Buffer, update: Update, filter: Filter): Buffer {
  const positionOf = (path: string) => matchedPosition(raw, filter, path);
  const updated = transform(raw, update, positionOf, false);
  checkId(fieldOf(raw, 0, ID), fieldOf(updated, 0, ID));
  return updated;
}

/** The document of an upsert: the equality fields of the filter, with the update applied. */
export function upsertedDocument(seed: Buffer, update: Update): Buffer {
  const noPosition = () => {
    throw badValue('The positional operator did not find the match needed from the query.');
  };
  const upserted = transform(seed, update, noPosition, true);
  const [filterId, id] = [fieldOf(seed, 0, ID), fieldOf(upserted, 0, ID)];
  if (update.kind === 'changes' && !filterId.isMissing) checkId(filterId, id);
  return upserted;
}

function transform(raw: Buffer, update: Update, positionOf: Resolution['positionOf'], isInsert: boolean): Buffer {
  if (update.kind === 'pipeline') return replace(raw, documentValue(update.transform(raw)));
  if (update.kind === 'replacement') return replace(raw, update.document);
  const root = openNode(documentValue(raw));
  if (!(root instanceof ObjectNode)) return raw;
  const context = { now: new Date(), collator: update.collator };
  for (const change of update.changes) {
    if (change.operator === '$setOnInsert' && !isInsert) continue;
    applyChange(root, change, { arrayFilters: update.arrayFilters, positionOf }, context);
  }
  return serialize(root, raw.length + USUAL_GROWTH);
}

/** A replacement keeps the document's `_id`, which comes first. */
function replace(raw: Buffer, document: Value): Buffer {
  const id = fieldOf(raw, 0, ID);
  const own = fieldOf(document.bytes, document.start, ID);
  if (!id.isMissing && !own.isMissing) checkId(id, own);
  const writer = new DocumentWriter(document.end - document.start + 32).add('_id', id.isMissing ? own : id);
  for (const [name, value] of fieldsOf(document)) if (name !== '_id') writer.add(name, value);
  return writer.finish();
}

function applyChange(root: ObjectNode, change: FieldChange, resolution: Resolution, context: OperatorContext): void {
  const apply = OPERATORS[change.operator];
  for (const path of concretePaths(root, change.path, resolution)) {
    if (change.operator === '$rename') rename(root, path, change.operand);
    const location = locateField(root, path, !NOT_CREATING.includes(change.operator));
    if (location) apply?.(location, change.operand, context);
  }
}

function rename(root: ObjectNode, path: readonly string[], newPath: Value): void {
  if (!newPath.isString) throw badValue(`The 'to' field for $rename must be a string: ${path.join('.')}`);
  const node = nodeAt(root, path);
  const source = locateField(root, path, false);
  if (node === undefined || !source) return;
  if (source.parent instanceof ArrayNode) throw badValue('The source field cannot be an array element');
  source.parent.remove(source.name);
  const target = locateField(root, newPath.text().split('.'), true);
  target?.parent.remove(target.name);
  target?.parent.set(target.name, node);
}

function checkId(before: Value, now: Value): void {
  if (!before.isMissing && !now.isMissing && sameValue(before, now)) return;
  const message = "Performing an update on the path '_id' would modify the immutable field '_id'";
  throw new CommandError('ImmutableField', message);
}
