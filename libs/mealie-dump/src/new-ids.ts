import { createHash } from 'node:crypto';
import type { DumpRecord } from './records/types/records.js';
import { idOf } from './tables/values.js';

const ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;
/** The fields that contain the id of a record or of a part of it. */
const ID_FIELDS = new Set(['id', 'referenceId', 'preferencesId', 'optionsId']);

/** The new id that replaces an id: always the same one for a seed. */
export function newIdFor(id: string, seed: string): string {
  const digits = createHash('sha256').update(`${seed} ${id.toLowerCase()}`).digest('hex').slice(0, 32);
  return idOf(digits) ?? id;
}

/**
 * Replaces the ids of all records and their parts, also in texts such as filters and addresses of assets. Other ids are
 * kept.
 *
 * @param seed random, so that a repeated import of the same dump gets different ids
 * @returns a function that converts a record to JSON
 */
export function jsonWithNewIds(records: readonly DumpRecord[], seed: string): (record: DumpRecord) => string {
  const own = new Set<string>();
  for (const record of records) collect(record, own);
  return (record) =>
    JSON.stringify(record).replaceAll(ID, (id) => (own.has(id.toLowerCase()) ? newIdFor(id, seed) : id));
}

function collect(value: unknown, own: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, field] of Object.entries(value)) {
    if (typeof field === 'string' && ID_FIELDS.has(name)) own.add(field.toLowerCase());
    else collect(field, own);
  }
}
