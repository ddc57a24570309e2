import { createHash } from 'node:crypto';
import type { DumpRecord } from './records/records.js';
import { idOf } from './tables/values.js';

const ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;
/** The fields that say what a record, or a part of it, is called. */
const OWN = new Set(['id', 'referenceId', 'preferencesId', 'optionsId']);

/** The id that takes the membership of another one; the same text gives the same ids. */
export function newIdFor(id: string, text: string): string {
  const digits = createHash('sha256').update(`${text} ${id.toLowerCase()}`).digest('hex').slice(0, 32);
  return idOf(digits) ?? id;
}

/**
 * Gives all records, and what is in them, new ids. Ids in texts follow, as in filters and addresses of assets; those of
 * something else stay.
 *
 * @param text random, so that the same dump never has the same ids twice
 * @returns what turns a record into JSON
 */
export function jsonWithNewIds(records: readonly DumpRecord[], text: string): (record: DumpRecord) => string {
  const own = new Set<string>();
  for (const record of records) collect(record, own);
  return (record) =>
    JSON.stringify(record).replaceAll(ID, (id) => (own.has(id.toLowerCase()) ? newIdFor(id, text) : id));
}

function collect(value: unknown, own: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, field] of Object.entries(value)) {
    if (typeof field === 'string' && OWN.has(name)) own.add(field.toLowerCase());
    else collect(field, own);
  }
}
