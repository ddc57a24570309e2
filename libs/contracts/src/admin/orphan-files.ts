import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';

/** Files asked about in one message, at most. */
export const MAX_FILES_PER_REQUEST = 200;

const OrphanRequest = z.object({ keys: z.array(z.string().max(1_000)).max(MAX_FILES_PER_REQUEST) });
const OrphanReply = z.object({ orphans: z.array(z.string()) });

/*
 * Which of these files nothing needs any more (docs/api/administration.md#maintenance). Services answer to administrators
 * about the folders that are theirs; a file they know nothing of is no orphan.
 */

/** Files of recipes that do not exist any more, of events of the timeline and assets that do not. */
export const FindRecipeOrphans = defineMessage({
  subject: 'recipe.file.find-orphans',
  request: OrphanRequest,
  reply: OrphanReply,
  idempotent: true,
  timeoutMs: 60_000,
});
/** Files of users that do not exist any more. */
export const FindUserOrphans = defineMessage({
  subject: 'identity.file.find-orphans',
  request: OrphanRequest,
  reply: OrphanReply,
  idempotent: true,
  timeoutMs: 60_000,
});
