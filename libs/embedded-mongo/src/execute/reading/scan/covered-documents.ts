import { DocumentWriter } from '../../../bson/writer.js';
import { textsInEntry } from '../../../keys/decode-text.js';
import type { IndexPlan } from '../../../plan/planner.js';
import { topFieldsOf } from '../../../query/filter.js';
import type { Query } from '../query-types.js';

/** Makes a document of the texts of an index entry; undefined when the stored document has to be read. */
export type EntryDocument = (entry: Buffer) => Buffer | undefined;

/**
 * The documents of a search for a text within an index, when all fields that the query reads are in its entries:
 * reading the stored documents of thousands of matches would take most of the time. Other queries read these, which
 * detects damaged entries.
 */
export function coveredDocuments({ index, bounds }: IndexPlan, { filter, fields }: Query): EntryDocument | undefined {
  const { stored, directions, prefix } = index;
  if (!fields || !bounds.at(-1)?.regex || stored.multikey) return undefined;
  const names = index.fields.map(({ path }) => path.dotted);
  if (names.some((name) => name.includes('.'))) return undefined; // a part of a field
  const tested = topFieldsOf(filter);
  if (!tested || ![...fields, ...tested].every((name) => names.includes(name))) return undefined;
  return (entry) => {
    const texts = textsInEntry(entry, prefix.length, directions);
    if (!texts) return undefined;
    const writer = new DocumentWriter();
    texts.forEach((text, i) => writer.addText(names[i] ?? '', text));
    return writer.finish();
  };
}
