import type { Aggregate } from '@larder/service-kit';
import { Schema, type Schema as SchemaType } from 'mongoose';
import type { SearchText } from '@larder/recipe-search';
import { searchDefinition } from '../pagination/index.js';

/** The collections. */
export const FOODS = 'foods';
export const UNITS = 'units';

/** The common fields of foods and units: names that ingredients refer to. */
export interface CatalogueFields {
  /** Absent once the record is retired, so that lists do not contain it. */
  groupId?: string;
  /** The group of a retired record; recipes show its name until it is in their notes. */
  retiredFrom?: string;
  /** The target of a merge; clients with the old id read the target instead. */
  mergedInto?: string;
  /** Whether the target has its names. */
  absorbed?: boolean;
  /** Merges with this record as their target; it must not be deleted meanwhile. */
  absorbing?: PendingMerge[];
  name: string;
  /** `name`, short enough for the unique index; absent once retired, so that the name is available again. */
  nameKey?: string;
  nameSort: string;
  pluralName: string | null;
  description: string;
  aliases: { name: string }[];
  /** All its names, normalized and short, for look-ups. */
  names?: string[];
  search: SearchText;
}

/** A pending merge; ignored after `until`, if it was interrupted. */
export interface PendingMerge {
  id: string;
  until: Date;
}
export type CatalogueDocument = Aggregate<CatalogueFields>;

const text = { type: String, default: '' };

/** The common schema fields of foods and units. */
export const catalogueDefinition = {
  groupId: String,
  retiredFrom: String,
  mergedInto: String,
  absorbed: Boolean,
  absorbing: { type: [new Schema<PendingMerge>({ id: String, until: Date }, { _id: false })], default: undefined },
  name: { type: String, required: true },
  nameKey: String,
  nameSort: text,
  pluralName: { type: String, default: null },
  description: text,
  aliases: [new Schema<{ name: string }>({ name: text }, { _id: false })],
  names: { type: [String], default: undefined },
  search: searchDefinition,
} as const;

/** Adds the indexes of a catalogue to its schema. */
export function withCatalogueIndexes<S extends SchemaType>(schema: S): S {
  // Partial: retired records and tombstones have no name, and there may be many of them.
  schema.index({ groupId: 1, nameKey: 1 }, { unique: true, partialFilterExpression: { nameKey: { $exists: true } } });
  schema.index({ groupId: 1, names: 1 }); // look-up by name
  schema.index({ groupId: 1, nameSort: 1, _id: 1 }); // lists by name
  schema.index({ groupId: 1, createdAt: 1, _id: 1 }); // lists by age, the default
  // Partial: most records are in use.
  const retired = { retiredFrom: { $exists: true } };
  schema.index({ retiredFrom: 1, mergedInto: 1 }, { partialFilterExpression: retired }); // merged records
  return schema;
}
