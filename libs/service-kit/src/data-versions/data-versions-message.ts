import { defineMessage, Id } from '@larder/contracts';
import { z } from 'zod';

/** Maximum number of groups of one message. */
export const MAX_GROUPS = 100;
/** A response does not wait longer for its version than it would take to build it; in milliseconds. */
const TIMEOUT_MS = 1_000;

/**
 * The message for the versions of the data of groups in a service's database, in their order; null for a group that has
 * none at the moment. It tells nothing about the data, so it needs no actor.
 */
export function dataVersionsMessage(service: string) {
  return defineMessage({
    subject: `${service}.data-version.read`,
    request: z.object({ groupIds: z.array(Id).max(MAX_GROUPS) }),
    reply: z.object({ versions: z.array(z.string().nullable()) }),
    timeoutMs: TIMEOUT_MS,
    idempotent: true,
  });
}
