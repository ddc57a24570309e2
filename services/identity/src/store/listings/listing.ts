import type { Model } from 'mongoose';
import type { Resource } from './filter-schema.js';

// oxlint-disable-next-line typescript/no-explicit-any -- of any record: lists know only ids and the schema's fields
export type AnyModel = Model<any>;

/** The definition of a list. */
export interface Listing {
  model: AnyModel;
  /** The filter of visible records. */
  filter: Record<string, unknown>;
  /** The fields that it may be filtered and ordered by. */
  resource: Resource;
  /** The tenant of the list; all when absent. */
  groupId?: string;
}
