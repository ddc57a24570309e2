import type { Model } from 'mongoose';
import type { Resource } from './filter-schema.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- of any record: lists know only ids and the schema's fields
export type AnyModel = Model<any>;

/** A list as a repository opens it. */
export interface Listing {
  model: AnyModel;
  /** Who may see what. */
  filter: Record<string, unknown>;
  /** What it may be filtered and ordered by. */
  resource: Resource;
  /** Whose records the list keeps to; all when absent. */
  groupId?: string;
}
