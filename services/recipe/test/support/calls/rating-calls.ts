import {
  RateRecipe,
  readAll,
  ListOwnRatings,
  ListUserRatings,
  ReadOwnRating,
  ReadRecipe,
  type Actor,
  type RatingUpdate,
} from '@larder/contracts';
import { aGroup } from '@larder/testing';
import type { TestRecipes } from '../start-recipes.js';

/** Requests on ratings. */
export function ratingCalls(recipes: () => TestRecipes) {
  const as = (actor: Actor) => recipes().as(actor);
  return {
    rate: (actor: Actor, slugOrId: string, changes: RatingUpdate, userId = actor.userId) =>
      as(actor).request(RateRecipe, { userId, slugOrId, changes }),
    /** The caller's rating of one recipe. */
    ownOf: (actor: Actor, recipeId: string) => as(actor).request(ReadOwnRating, { recipeId }),
    /** All ratings of the caller. */
    own: (actor: Actor, favoritesOnly = false) => readAll(as(actor).stream(ListOwnRatings, { favoritesOnly })),
    /** All ratings of a user. */
    of: (actor: Actor, userId: string, favoritesOnly = false) =>
      readAll(as(actor).stream(ListUserRatings, { userId, favoritesOnly })),
    averageOf: async (actor: Actor, slugOrId: string) => (await as(actor).request(ReadRecipe, { slugOrId })).rating,
    /** Two households of one group, and a recipe of the first. */
    async twoHouseholds() {
      const group = aGroup();
      const [ana, ben] = [await recipes().member({ group }), await recipes().member({ group })];
      return { group, ana, ben, recipe: await recipes().recipe(ana) };
    },
  };
}
