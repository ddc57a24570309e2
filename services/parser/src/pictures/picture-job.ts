import { Id } from '@larder/contracts';
import { defineJob } from '@larder/service-kit';
import { z } from 'zod';

/** Fetches the picture of an imported recipe that could not be had during the import: again for about half an hour. */
export const FetchPicture = defineJob({
  name: 'fetch-picture',
  data: z.object({ recipeId: Id, addresses: z.array(z.string()).max(10) }),
  attempts: 7,
  backoffMs: 30_000,
  timeoutMs: 120_000,
  concurrency: 2,
});
