import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';

const path = z.string().max(1_000);
const expiresAt = z.int().min(0);

/** The path of a stored file, below `recipes/…` or `users/…`; the signed part of its address. */
export function mediaPath(key: string): string {
  return `/api/media/${key}`;
}

/**
 * Signs the address of one file, so that every caller with the link may read the file until it expires
 * (docs/api/recipes.md#media-access). For services and the gateway only. `expiresAt` in Unix seconds.
 */
export const SignMediaLink = defineMessage({
  subject: 'identity.media-link.sign',
  request: z.object({ path, expiresAt }),
  reply: z.object({ signature: z.string() }),
  idempotent: true,
});
/** Whether a signature is valid for this address and expiry, and has not expired. */
export const CheckMediaLink = defineMessage({
  subject: 'identity.media-link.check',
  request: z.object({ path, expiresAt, signature: z.string().max(200) }),
  reply: z.object({ valid: z.boolean() }),
  idempotent: true,
});
