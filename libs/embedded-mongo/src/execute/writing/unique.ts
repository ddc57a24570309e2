import { CommandError } from '../../errors.js';
import { sameValue } from '../../bson/compare.js';
import { fromValue } from '../../bson/convert.js';
import { documentValue, type Value } from '../../bson/value.js';
import type { Collection } from '../../catalogue/collection.js';
import type { Index } from '../../catalogue/index-definition.js';
import { prefixEnd, hasKeyLength, recordIdOf } from '../../keys/index-entry.js';
import { keysOf, type DocumentKey } from '../../catalogue/extract.js';
import { indexDamage } from '../reading/scan/entry-check.js';
import type { Engine } from '../engine/engine.js';

/** Only truncated keys are ever shared, and then by few documents. */
const MAX_SHARERS = 10_000;

/** A document of a collection with a unique index. */
interface IndexedRecord {
  readonly collection: Collection;
  readonly index: Index;
  readonly recordId: number;
}

/**
 * Checks that no other document has the key of this one in a unique index.
 *
 * @throws CommandError 11000
 */
export function checkUnique(engine: Engine, { collection, index, recordId }: IndexedRecord, key: DocumentKey): void {
  const from = Buffer.concat([index.prefix, key.bytes]);
  if (index.isDamaged) throw indexDamage(engine, collection, index, 'cannot detect duplicates any more');
  const range = { from, to: prefixEnd(from) };
  if (!engine.store.firstKey(range)) return;
  const sharers = engine.store
    .keys(range, MAX_SHARERS)
    .filter((entry) => hasKeyLength(entry, index.prefix, key.bytes))
    .map(recordIdOf)
    .filter((other) => other !== recordId);
  if (sharers.some((other) => hasValues(engine, { collection, index, recordId: other }, key))) {
    throw duplicate(collection, index, key);
  }
}

function hasValues(
  engine: Engine,
  { collection, index, recordId }: IndexedRecord,
  { bytes, exact, values }: DocumentKey,
): boolean {
  const raw = engine.store.record(collection.id, recordId);
  if (!raw) throw indexDamage(engine, collection, index, `leads to document ${recordId}, which is missing`);
  const others = keysOf(index, documentValue(raw)).keys;
  if (!others.some((other) => other.bytes.equals(bytes))) {
    throw indexDamage(engine, collection, index, `leads to document ${recordId}, which has other values`);
  }
  return exact || others.some((other) => other.values.every((value, i) => sameValue(value, values[i] ?? value)));
}

function duplicate(collection: Collection, index: Index, key: DocumentKey): CommandError {
  const keyValue = Object.fromEntries(index.fields.map((field, i) => [field.path.dotted, plain(key.values[i])]));
  const pairs = Object.entries(keyValue).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return new CommandError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.stored.name} ` +
      `dup key: { ${pairs.join(', ')} }`,
    { keyPattern: index.stored.key, keyValue },
  );
}

function plain(value: Value | undefined): unknown {
  return (value && fromValue(value)) ?? null;
}
