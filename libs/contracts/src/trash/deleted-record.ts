import { z } from 'zod';
import { pageQueryFields } from '../paging/page.js';
import { Id } from '../primitives/id.js';

/** How long what was deleted can be restored, in days. */
export const TRASH_DAYS = 30;

/** The page of deleted records to read. */
export const TrashQuery = z.object({ page: pageQueryFields.page, perPage: pageQueryFields.perPage });
export type TrashQuery = z.output<typeof TrashQuery>;

/** What every deleted record shows (docs/api/trash.md). */
export const DeletedRecord = z
  .object({
    id: Id,
    name: z.string(),
    householdId: Id,
    /** `name` is null when the user does not exist any more. */
    deletedBy: z.object({ id: z.string(), name: z.string().nullable() }),
    /** ISO time. */
    deletedAt: z.string(),
    /** ISO time from which it is deleted for good. */
    expiresAt: z.string(),
  })
  .meta({ id: 'DeletedRecord' });
export type DeletedRecord = z.output<typeof DeletedRecord>;

/** A record of the trash, by id. */
export const DeletedRecordId = z.object({ id: Id });
