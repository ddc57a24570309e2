import type { OrganizerRecord, Tool } from '@larder/contracts';
import type { OrganizerDocument } from './organizer.schema.js';

/** An organizer as part of a recipe; `onHand` is that of the reader's household. */
export function toRef({ _id, name, slug, householdsOnHand }: RefDocument, householdId: string): Tool {
  return { id: _id, name, slug, onHand: householdsOnHand.includes(householdId) };
}

/** An organizer in its contract shape; `onHand` is that of the reader's household. */
export function toRecord(document: OrganizerDocument, householdId: string): OrganizerRecord {
  return {
    ...toRef(document, householdId),
    groupId: document.groupId,
    createdAt: document.createdAt.toISOString(),
    updatedAt: document.updatedAt.toISOString(),
  };
}

export type RefDocument = Pick<OrganizerDocument, '_id' | 'name' | 'slug' | 'householdsOnHand'>;
