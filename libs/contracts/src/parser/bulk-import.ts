import { z } from 'zod';
import { defineEvent } from '../messaging/define-event.js';
import { defineMessage } from '../messaging/define-message.js';
import { Id } from '../primitives/id.js';
import { OrganizerRef } from '../recipe/catalogue/organizer.js';

const Organizers = z.array(OrganizerRef).max(100).nullish();

/** One page of a bulk import; its organizers are those of the request, never the page's keywords. */
export const BulkImportItem = z
  .object({ url: z.string().max(10_000), categories: Organizers, tags: Organizers })
  .meta({ id: 'CreateRecipeBulk' });
export type BulkImportItem = z.output<typeof BulkImportItem>;

export const BulkImport = z
  .object({ imports: z.array(BulkImportItem).max(5000) })
  .meta({ id: 'CreateRecipeByUrlBulk' });
export const BulkImportStartedBody = z.object({ reportId: z.string() }).meta({ id: 'BulkImportStarted' });

/** Queues the import of many pages. `reportId` is born at the edge, so that a retry imports nothing twice. */
export const StartBulkImport = defineMessage({
  subject: 'parser.bulk-import.start',
  request: z.object({ reportId: Id, imports: BulkImport.shape.imports }),
  reply: z.object({ reportId: Id }),
  idempotent: true,
});

/** Imports many pages; the report grows meanwhile. Notifiers get one event for all of them. */
export const BulkImportStarted = defineEvent('bulk-import.started', z.object({ reportId: Id }));
