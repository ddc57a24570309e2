import type { Aggregate } from '@larder/service-kit';
import { Schema, type Schema as SchemaType } from 'mongoose';
import type { SearchText } from '@larder/recipe-search';
import { searchDefinition } from '../pagination/index.js';

/** What foods and units have in common: names that ingredients refer to. */
export interface CatalogueFields {
  /** Missing once the record is retired, so that no list finds it any more. */
  groupId?: string;
  /** The group it belonged to; recipes show its name until it stands in their notes. */
  retiredFrom?: string;
  /** What it became; a client that still has its id reads that one instead. */
  mergedInto?: string;
  /** Its names are among those of what it became. */
  absorbed?: boolean;
  /** Records that are about to become this one, which therefore must not vanish itself. */
  absorbing?: Absorption[];
  name: string;
  /** `name`, short enough for the unique index; missing once retired, so that the name is free again. */
  nameKey?: string;
  nameSort: string;
  pluralName: string | null;
  description: string;
  aliases: { name: string }[];
  /** Everything it is called by, normalised and short: where a written name is looked up. */
  names?: string[];
  search: SearchText;
}
/** A merge under way; forgotten after `until`, should it be cut short. */
export interface Absorption {
  id: string;
  until: Date;
}
export type CatalogueDocument = Aggregate<CatalogueFields>;

const text = { type: String, default: '' };

export const catalogueDefinition = {
  groupId: String,
  retiredFrom: String,
  mergedInto: String,
  absorbed: Boolean,
  absorbing: { type: [new Schema<Absorption>({ id: String, until: Date }, { _id: false })], default: undefined },
  name: { type: String, required: true },
  nameKey: String,
  nameSort: text,
  pluralName: { type: String, default: null },
  description: text,
  aliases: [new Schema<{ name: string }>({ name: text }, { _id: false })],
  names: { type: [String], default: undefined },
  search: searchDefinition,
} as const;

/** Declares the indexes of a catalogue on its schema. */
export function withCatalogueIndexes<S extends SchemaType>(schema: S): S {
  // Partial: retired records and tombstones have no name, and there may be many of them.
  schema.index({ groupId: 1, nameKey: 1 }, { unique: true, partialFilterExpression: { nameKey: { $exists: true } } });
  schema.index({ groupId: 1, names: 1 }); // what a written name means
  schema.index({ groupId: 1, nameSort: 1, _id: 1 }); // lists by name
  schema.index({ groupId: 1, createdAt: 1, _id: 1 }); // lists by age, the default
  // Partial: most records are in use.
  const retired = { retiredFrom: { $exists: true } };
  schema.index({ retiredFrom: 1, mergedInto: 1 }, { partialFilterExpression: retired }); // what became of others
  return schema;
}
