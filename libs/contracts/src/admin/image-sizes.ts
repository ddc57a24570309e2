import { z } from 'zod';
import { defineStream } from '../messaging/define-message.js';

/** How long the images that are processed together may take, in milliseconds. */
const IDLE_MS = 120_000;
/** The most images that are processed together. */
export const MAX_IMAGE_WORKERS = 8;

/** An image in full size by its key in the file storage, and the outcome for its smaller copies. */
export const ReprocessedImage = z.object({ key: z.string(), outcome: z.enum(['kept', 'made', 'failed']) });
export type ReprocessedImage = z.output<typeof ReprocessedImage>;

/** Makes missing smaller copies of all images of recipes and timeline events, with `forceAll` all. For the operator. */
export const ReprocessImages = defineStream({
  subject: 'recipe.image.reprocess',
  request: z.object({ forceAll: z.boolean(), workers: z.number().int().min(1).max(MAX_IMAGE_WORKERS) }),
  item: ReprocessedImage,
  idleTimeoutMs: IDLE_MS,
});
