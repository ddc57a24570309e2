import { Id } from '@larder/contracts';
import { defineJob } from '@larder/service-kit';
import { z } from 'zod';

const HALF_HOUR_MS = 30 * 60_000;

/** Packs recipes with all their files into one archive. */
export const ExportRecipes = defineJob({
  name: 'export-recipes',
  data: z.object({ exportId: Id, recipes: z.array(z.string()) }),
  attempts: 3,
  backoffMs: 5_000,
  timeoutMs: HALF_HOUR_MS,
  concurrency: 2,
  share: { concurrency: 1, ownerOf: ({ actor }) => actor?.householdId ?? null },
  kind: 'export',
  title: 'Data Export',
});
