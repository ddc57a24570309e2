import { z } from 'zod';
import { defineMessage } from '../../messaging/define-message.js';

/** Maximum number of files in a request. */
export const MAX_FILES_PER_REQUEST = 200;

const OrphanRequest = z.object({ keys: z.array(z.string().max(1_000)).max(MAX_FILES_PER_REQUEST) });
const OrphanReply = z.object({ orphans: z.array(z.string()) });

/*
 * Messages that find files whose records do not exist any more (docs/api/administration.md#maintenance), for
 * administrators. A service answers for its own folders only; files in other folders are not orphans.
 */

/** Files of recipes, timeline events and assets that do not exist any more. */
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
