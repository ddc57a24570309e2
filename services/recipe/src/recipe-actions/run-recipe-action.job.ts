import { Id } from '@larder/contracts';
import { defineJob } from '@larder/service-kit';
import { z } from 'zod';

/** Tells a recipe to the address of an action. Once: whoever wants it again presses the button again. */
export const RunRecipeAction = defineJob({
  name: 'run-recipe-action',
  data: z.object({ actionId: Id, recipeId: Id }),
  attempts: 1,
  timeoutMs: 20_000,
  concurrency: 4,
});
