import { CreateTimelineEvent, ListTimelineEvents, readPage, type Actor, type RequestInputOf } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup } from '@larder/testing';
import type { TestRecipes } from '../start-recipes.js';

type Draft = Partial<RequestInputOf<typeof CreateTimelineEvent>['event']>;

/** Requests on timelines. */
export function timelineCalls(recipes: () => TestRecipes) {
  const list = async (actor: Actor, query: object = {}) =>
    (await readPage(recipes().as(actor).stream(ListTimelineEvents, query))).items;
  return {
    list,
    subjects: async (actor: Actor, query: object = {}) => (await list(actor, query)).map(({ subject }) => subject),
    /** Adds an event to the timeline of a recipe. */
    note: (actor: Actor, recipeId: string, draft: Draft = {}, id = newId()) =>
      recipes()
        .as(actor)
        .request(CreateTimelineEvent, { id, event: { recipeId, subject: 'Made it', eventType: 'comment', ...draft } }),
    /** Members of two households of one group. */
    async twoHouseholds() {
      const group = aGroup();
      return { group, ana: await recipes().member({ group }), neighbor: await recipes().member({ group }) };
    },
  };
}
