import { Id, MigrationType } from '@larder/contracts';
import { defineJob } from '@larder/service-kit';
import { z } from 'zod';

/** Imports the export of another app. An interrupted attempt is resumed where it ended. */
export const MigrateRecipes = defineJob({
  name: 'migrate-recipes',
  data: z.object({ reportId: Id, type: MigrationType, addTag: z.boolean(), uploadKey: z.string() }),
  attempts: 5,
  backoffMs: 10_000,
  timeoutMs: 6 * 3_600_000,
  concurrency: 2,
  share: { concurrency: 1, ownerOf: ({ actor }) => actor?.householdId ?? null },
  turnMs: 5 * 60_000,
  kind: 'migration',
  title: 'Recipe Migration',
});
