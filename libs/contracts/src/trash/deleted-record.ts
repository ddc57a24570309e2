import { z } from 'zod';
import { pageQueryFields } from '../paging/page.js';
import { Id } from '../primitives/id.js';

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
    /** `name` is the full name, null when the user does not exist any more. */
    deletedBy: z.object({ id: z.string(), name: z.string().nullable() }),
    /** ISO time. */
    deletedAt: z.string(),
    /** ISO time from which it is permanently deleted. */
    expiresAt: z.string(),
  })
  .meta({ id: 'DeletedRecord' });
export type DeletedRecord = z.output<typeof DeletedRecord>;

/** A record of the trash, by id. */
export const DeletedRecordId = z.object({ id: Id });
