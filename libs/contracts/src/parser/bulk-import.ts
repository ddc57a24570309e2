import { z } from 'zod';
import { defineEvent } from '../messaging/define-event.js';
import { defineMessage } from '../messaging/define-message.js';
import { Id } from '../primitives/id.js';
import { OrganizerRef } from '../recipe/catalogue/organizer.js';

const Organizers = z.array(OrganizerRef).max(100).nullish();

/** One page of a bulk import; its organizers are those of the request, not the page's keywords. */
export const BulkImportItem = z
  .object({
    url: z.string().max(10_000).describe('The page of the recipe.'),
    categories: Organizers.describe('The categories that the recipe gets.'),
    tags: Organizers.describe('The tags that the recipe gets.'),
  })
  .meta({ id: 'CreateRecipeBulk' });
export type BulkImportItem = z.output<typeof BulkImportItem>;

/** The pages of a bulk import. */
export const BulkImport = z
  .object({ imports: z.array(BulkImportItem).max(5000).describe('The pages to import.') })
  .meta({ id: 'CreateRecipeByUrlBulk' });
/** The response to the start of a bulk import. */
export const BulkImportStartedBody = z
  .object({ reportId: z.string().describe('The id of the report, `GET /api/groups/reports/{item_id}`.') })
  .meta({ id: 'BulkImportStarted' });

/** Queues the import of several pages. The gateway generates `reportId`, so that a retry imports nothing twice. */
export const StartBulkImport = defineMessage({
  subject: 'parser.bulk-import.start',
  request: z.object({ reportId: Id, imports: BulkImport.shape.imports }),
  reply: z.object({ reportId: Id }),
  idempotent: true,
});

/** A bulk import has started. Notifiers report this instead of its recipes. */
export const BulkImportStarted = defineEvent('bulk-import.started', z.object({ reportId: Id }));
