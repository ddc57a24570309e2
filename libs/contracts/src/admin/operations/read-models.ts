import { z } from 'zod';
import { defineBroadcast } from '../../messaging/define-broadcast.js';
import { defineMessage } from '../../messaging/define-message.js';

/** Timeout in milliseconds: a rebuild reads all records that a read model depends on. */
const LONG_MS = 600_000;

/** Rebuilds the read models of a service. Answered by every service, to the operator only. */
export function rebuildMessage(service: string) {
  return defineMessage({
    subject: `${service}.read-model.rebuild`,
    request: z.object({}),
    reply: z.object({ rebuilt: z.array(z.object({ name: z.string(), records: z.number().int().min(0) })) }),
    timeoutMs: LONG_MS,
    idempotent: true,
  });
}

/** The caches of all applications are invalid and must be cleared. */
export const CachesInvalidated = defineBroadcast('read-model.caches-voided', z.object({}));
