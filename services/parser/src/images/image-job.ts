import { Id } from '@larder/contracts';
import { defineJob } from '@larder/service-kit';
import { z } from 'zod';

/** Fetches the image of a recipe after its import, when it could not be fetched during it. Retries for about half an hour. */
export const FetchImage = defineJob({
  name: 'fetch-picture',
  data: z.object({ recipeId: Id, addresses: z.array(z.string()).max(10) }),
  attempts: 7,
  backoffMs: 30_000,
  timeoutMs: 120_000,
  concurrency: 2,
});
