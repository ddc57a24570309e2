import { PatchRecipes, readAll, type Actor, type Recipe, type RequestInputOf } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import type { TestRecipes } from '../start-recipes.js';

type Updates = RequestInputOf<typeof PatchRecipes>['recipes'];

/** Requests that change several recipes. */
export function batchCalls(recipes: () => TestRecipes) {
  const patchAll = (actor: Actor, updates: Updates): Promise<Recipe[]> =>
    readAll(recipes().as(actor).stream(PatchRecipes, { recipes: updates }));

  /** Changes with new tags, foods and units, some for each recipe and some common to all of them. */
  async function updatesOf(actor: Actor, slugs: string[]) {
    const call = newId();
    const { items } = await recipes().list(actor);
    const ids = slugs.map((slug) => items.find((item) => item.slug === slug)?.id ?? newId());
    return ids.map((id, at) => ({
      id,
      tags: [`Shared ${call}`, `Own ${call} ${at}`],
      recipeIngredient: [
        { food: { name: `Shared ${call}` }, unit: { name: `Shared ${call}` } },
        { food: { name: `Own ${call} ${at}` } },
        { food: { name: `OWN ${call} ${at}` } },
      ],
    }));
  }

  /** The slugs of new recipes. */
  async function someRecipes(actor: Actor, count: number): Promise<string[]> {
    const names = Array.from({ length: count }, (_, index) => `Soup ${index}`);
    const created = await Promise.all(names.map((name) => recipes().recipe(actor, name)));
    return created.map(({ slug }) => slug);
  }

  const twoRecipes = async (actor: Actor): Promise<[Recipe, Recipe]> => [
    await recipes().recipe(actor, 'Lentil Soup'),
    await recipes().recipe(actor, 'Bean Stew'),
  ];

  /** Another member of the same household. */
  async function sameHousehold({ groupId, householdId }: Actor): Promise<Actor> {
    const other = await recipes().member({ canOrganize: true });
    return { ...other, groupId, householdId };
  }

  return { patchAll, twoRecipes, updatesOf, someRecipes, sameHousehold };
}
