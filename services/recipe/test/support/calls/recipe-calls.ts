import { PatchRecipe, ReadRecipe, type Actor } from '@larder/contracts';
import { aDirectoryHousehold, aGroup, aHousehold, aMember } from '@larder/testing';
import type { TestRecipes } from '../start-recipes.js';

/** Requests on recipes, and users who may or may not change each other's recipes. */
export function recipeCalls(recipes: () => TestRecipes) {
  const read = (actor: Actor, slugOrId: string) => recipes().as(actor).request(ReadRecipe, { slugOrId });
  const patch = (actor: Actor, slugOrId: string, recipe: object) =>
    recipes().as(actor).request(PatchRecipe, { slugOrId, recipe });

  /** Ana and Ben of one household with this preference, a neighbor of their group, and an outsider of another group. */
  async function someUsers({ lockRecipeEditsFromOtherHouseholds = true } = {}) {
    const group = aGroup();
    const home = aHousehold(group);
    const [ana, ben] = [aMember({ household: home }), aMember({ household: home })];
    const neighbor = aMember({ household: aHousehold(group) });
    const outsider = aMember();
    const preferences = { lockRecipeEditsFromOtherHouseholds };
    await recipes().addToDirectory(ana, ben, neighbor, outsider);
    await recipes().addToDirectory(aDirectoryHousehold(ana, { revision: 2, preferences }));
    return { ana, ben, neighbor, outsider };
  }

  return { read, patch, someUsers };
}
