import { OrganizerKind } from '@larder/contracts';
import { aggregateSchema, type Aggregate } from '@larder/service-kit';
import type { SearchText } from '@larder/recipe-search';
import { searchDefinition } from '../../pagination/index.js';

/** The collection. */
export const ORGANIZERS = 'organizers';

/** A category, tag or tool of a group. */
export type OrganizerDocument = Aggregate<{
  groupId: string;
  kind: OrganizerKind;
  name: string;
  nameSort: string;
  slug: string;
  /** `slug`, short enough for the unique index. */
  slugKey: string;
  search: SearchText;
  /** The households that have this tool on hand. */
  householdsOnHand: string[];
}>;

const text = { type: String, default: '' };

export const OrganizerSchema = aggregateSchema<OrganizerDocument>({
  groupId: { type: String, required: true },
  kind: { type: String, required: true, enum: OrganizerKind.options },
  name: { type: String, required: true },
  nameSort: text,
  slug: { type: String, required: true },
  slugKey: { type: String, required: true },
  search: searchDefinition,
  householdsOnHand: [String],
});

// Partial: a tombstone has no slug, and there may be many of them.
OrganizerSchema.index(
  { groupId: 1, kind: 1, slugKey: 1 },
  { unique: true, partialFilterExpression: { slugKey: { $exists: true } } },
);
OrganizerSchema.index({ groupId: 1, kind: 1, nameSort: 1, _id: 1 }); // the organizer pages
OrganizerSchema.index({ groupId: 1, kind: 1, createdAt: 1, _id: 1 }); // the default order
