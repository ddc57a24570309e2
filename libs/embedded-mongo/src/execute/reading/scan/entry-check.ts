import { documentValue } from '../../../bson/value.js';
import type { Collection } from '../../../catalogue/collection.js';
import type { Index } from '../../../catalogue/index-definition.js';
import { CommandError } from '../../../errors.js';
import { RECORD_ID_BYTES } from '../../../keys/index-entry.js';
import { keysOf } from '../../../catalogue/extract.js';
import type { Engine } from '../../engine/engine.js';

/** Whether a document has the key of an index entry that refers to it. */
export function hasEntry(index: Index, entry: Buffer, raw: Buffer): boolean {
  const start = index.prefix.length;
  const end = entry.length - RECORD_ID_BYTES;
  return keysIn(index, raw).some(({ bytes }) => entry.compare(bytes, 0, bytes.length, start, end) === 0);
}

function keysIn(index: Index, raw: Buffer) {
  try {
    return keysOf(index, documentValue(raw)).keys;
  } catch (error) {
    // A document that cannot be in this index.
    if (error instanceof CommandError) return [];
    throw error;
  }
}

/** The error of a command that read a damaged index. Later queries do not use the index. */
export function indexDamage(engine: Engine, collection: Collection, index: Index, problem: string): CommandError {
  engine.catalogue.disableIndex(index);
  return engine.damage.error(`index ${index.stored.name} of ${collection.namespace} ${problem}`);
}
