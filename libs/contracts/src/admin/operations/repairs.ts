import { z } from 'zod';
import { defineMessage } from '../../messaging/define-message.js';
import { Id } from '../../primitives/id.js';

/** Timeout in milliseconds: a repair reads all records of its kind. */
const LONG_MS = 600_000;

/** The number of records of a group that a repair has changed, or would change; of the site when the group is null. */
export const RepairedRecords = z.object({
  repair: z.string(),
  groupId: Id.nullable(),
  records: z.number().int().min(1),
});
export type RepairedRecords = z.output<typeof RepairedRecords>;

/**
 * Repairs the data of a service (docs/guides/operate.md#repair); with `dryRun` it only counts. Answered by every
 * service, to the operator and to other services.
 */
export function repairMessage(service: string) {
  return defineMessage({
    subject: `${service}.data.repair`,
    request: z.object({ dryRun: z.boolean() }),
    reply: z.object({ repaired: z.array(RepairedRecords) }),
    timeoutMs: LONG_MS,
    idempotent: true,
  });
}
