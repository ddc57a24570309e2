import { z } from 'zod';
import { pageQueryFields } from '../paging/page.js';
import { Id } from '../primitives/id.js';
import { UserReference } from '../primitives/user-reference.js';

/** Retention of deleted records, in days. */
export const TRASH_DAYS = 30;

/** The requested page of deleted records. */
export const TrashQuery = z.object({ page: pageQueryFields.page, perPage: pageQueryFields.perPage });
export type TrashQuery = z.output<typeof TrashQuery>;

/** The common fields of deleted records (docs/api/trash.md). */
export const DeletedRecord = z
  .object({
    id: Id,
    name: z.string(),
    householdId: Id,
    deletedBy: UserReference.describe('The user who deleted it.'),
    deletedAt: z.string().describe('The time of the deletion.'),
    expiresAt: z.string().describe('The time from which it is permanently deleted; ISO 8601.'),
  })
  .meta({ id: 'DeletedRecord' });
export type DeletedRecord = z.output<typeof DeletedRecord>;

/** A record of the trash, by id. */
export const DeletedRecordId = z.object({ id: Id });
