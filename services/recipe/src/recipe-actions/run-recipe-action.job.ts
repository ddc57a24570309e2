import { Id } from '@larder/contracts';
import { defineJob } from '@larder/service-kit';
import { z } from 'zod';

/** Posts a recipe to the URL of an action. Without retries: the user can run the action again. */
export const RunRecipeAction = defineJob({
  name: 'run-recipe-action',
  data: z.object({ actionId: Id, recipeId: Id }),
  attempts: 1,
  timeoutMs: 20_000,
  concurrency: 4,
  share: { concurrency: 2, ownerOf: ({ actor }) => actor?.householdId ?? null },
});
