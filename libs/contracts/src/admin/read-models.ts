import { z } from 'zod';
import { defineBroadcast } from '../messaging/define-broadcast.js';
import { defineMessage } from '../messaging/define-message.js';

/** A rebuild reads all records that a read model follows, in milliseconds. */
const LONG_MS = 600_000;

/** Rebuilds what a service derives from records. Every service answers it, to the operator only. */
export function rebuildMessage(service: string) {
  return defineMessage({
    subject: `${service}.read-model.rebuild`,
    request: z.object({}),
    reply: z.object({ rebuilt: z.array(z.object({ name: z.string(), records: z.number().int().min(0) })) }),
    timeoutMs: LONG_MS,
    idempotent: true,
  });
}

/** Caches of all applications are void: what they hold is read again. */
export const CachesInvalidated = defineBroadcast('read-model.caches-voided', z.object({}));
