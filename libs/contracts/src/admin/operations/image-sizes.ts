import { z } from 'zod';
import { defineStream } from '../../messaging/define-message.js';

/** Timeout for images that are processed concurrently, in milliseconds. */
const IDLE_MS = 120_000;
/** Maximum number of images that are processed concurrently. */
export const MAX_IMAGE_WORKERS = 8;

/** A full-size image by its key in the file storage, and the outcome for its smaller sizes. */
export const ReprocessedImage = z.object({ key: z.string(), outcome: z.enum(['kept', 'made', 'failed']) });
export type ReprocessedImage = z.output<typeof ReprocessedImage>;

/**
 * Creates missing smaller sizes of all images of recipes and timeline events, with `forceAll` all of them. For the
 * operator.
 */
export const ReprocessImages = defineStream({
  subject: 'recipe.image.reprocess',
  request: z.object({ forceAll: z.boolean(), workers: z.number().int().min(1).max(MAX_IMAGE_WORKERS) }),
  item: ReprocessedImage,
  idleTimeoutMs: IDLE_MS,
});
