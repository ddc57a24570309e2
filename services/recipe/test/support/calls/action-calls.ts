import {
  CreateRecipeAction,
  ListRecipeActions,
  ReadRecipeAction,
  readPage,
  TriggerRecipeAction,
  type Actor,
  type RecipeAction,
} from '@larder/contracts';
import { Jobs, newId } from '@larder/service-kit';
import { waitUntil } from '@larder/testing';
import type { TestRecipes } from '../start-recipes.js';

/** Requests on the actions of a household. */
export function actionCalls(recipes: () => TestRecipes) {
  return {
    create: (actor: Actor, fields: Partial<RecipeAction> = {}): Promise<RecipeAction> => {
      const action = { actionType: 'post', title: 'Tell the hub', url: 'https://hub.lan/hook', ...fields } as const;
      return recipes().as(actor).request(CreateRecipeAction, { id: newId(), action });
    },
    read: (actor: Actor, id: string) => recipes().as(actor).request(ReadRecipeAction, { id }),
    /** The titles of all actions, in alphabetical order. */
    titles: async (actor: Actor) => {
      const query = { orderBy: 'title', orderDirection: 'asc', perPage: -1 } as const;
      return (await readPage(recipes().as(actor).stream(ListRecipeActions, query))).items.map(({ title }) => title);
    },
    trigger: (actor: Actor, id: string, slugOrId: string) =>
      recipes().as(actor).request(TriggerRecipeAction, { id, slugOrId }),
    /** The result of the job of an action, once it is complete. */
    reportOf: async (jobId: string): Promise<unknown> => {
      const done = await waitUntil(async () => {
        const job = await recipes().get(Jobs).find(jobId);
        return job?.finishedAt && job;
      });
      return done.report;
    },
  };
}
