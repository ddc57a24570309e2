import {
  ChangeRecipeSettings,
  DeleteRecipes,
  OrganizeRecipes,
  PatchRecipe,
  ReadRecipe,
  type Actor,
  type Recipe,
} from '@larder/contracts';
import { RecipeRepository } from '../src/recipes/recipe.repository.js';
import type { Model } from 'mongoose';
import { startRecipes, type TestRecipes } from './start-recipes.js';

let recipes: TestRecipes;
let commands: string[] = [];
beforeAll(async () => {
  recipes = await startRecipes();
  const { db } = (recipes.get(RecipeRepository) as unknown as { model: Model<unknown> }).model;
  db.set('debug', (collection: string, method: string) => commands.push(`${collection}.${method}`));
});
afterAll(() => recipes.stop());

type BulkCall = (actor: Actor, slugs: string[]) => Promise<unknown>;
const tags = ['Quick', 'Red'];
const calls: Record<string, BulkCall> = {
  tagging: (actor, slugs) => recipes.as(actor).request(OrganizeRecipes, { recipes: slugs, kind: 'tags', refs: tags }),
  'changing settings of': (actor, slugs) =>
    recipes.as(actor).request(ChangeRecipeSettings, { recipes: slugs, settings: { showAssets: true } }),
  deleting: (actor, slugs) => recipes.as(actor).request(DeleteRecipes, { recipes: slugs }),
};

/** The database commands of a call on what recipes consist of, without those of what happens after it. */
async function commandsOf(call: () => Promise<unknown>): Promise<string[]> {
  await recipes.settled();
  commands = [];
  await call();
  const counted = commands.filter((command) => /^(recipes|organizers|foods|units)\./.test(command));
  await recipes.settled();
  return counted;
}

async function someRecipes(actor: Actor, count: number): Promise<string[]> {
  const all = await Promise.all(Array.from({ length: count }, (_, index) => recipes.recipe(actor, `Soup ${index}`)));
  return all.map(({ slug }) => slug);
}

describe.each(Object.entries(calls))('%s many recipes', (_what, call) => {
  it('takes as many database commands as for two', async () => {
    const ana = await recipes.member({ canOrganize: true });
    const [two, many] = [await someRecipes(ana, 2), await someRecipes(await sameGroup(ana), 12)];
    await call(ana, []);

    const few = await commandsOf(() => call(ana, two));
    const all = await commandsOf(() => call(ana, many));

    expect(few.length).toBeGreaterThan(0);
    expect(all.length).toBeLessThanOrEqual(few.length + 2);
    expect(all.length).toBeLessThanOrEqual(12);
  });
});

describe('a bulk call that meets other changes', () => {
  it('tags every recipe and undoes none of them', async () => {
    const ana = await recipes.member({ canOrganize: true });
    const slugs = await someRecipes(ana, 10);
    const describe = (slugOrId: string) =>
      recipes.as(ana).request(PatchRecipe, { slugOrId, recipe: { description: `About ${slugOrId}` } });

    await Promise.all([
      calls['tagging']?.(ana, slugs),
      ...slugs.map(describe),
      calls['changing settings of']?.(ana, slugs),
    ]);

    const read = (slugOrId: string): Promise<Recipe> => recipes.as(ana).request(ReadRecipe, { slugOrId });
    for (const recipe of await Promise.all(slugs.map(read))) {
      expect(recipe).toMatchObject({
        description: `About ${recipe.slug}`,
        tags: [{ name: 'Quick' }, { name: 'Red' }],
        settings: { showAssets: true },
      });
    }
  });

  it('deletes every recipe', async () => {
    const ana = await recipes.member({ canOrganize: true });
    const slugs = await someRecipes(ana, 6);

    await Promise.all([
      calls['deleting']?.(ana, slugs),
      ...slugs.map((slugOrId) =>
        recipes
          .as(ana)
          .request(PatchRecipe, { slugOrId, recipe: { description: 'New' } })
          .catch(() => null),
      ),
    ]);

    expect((await recipes.list(ana)).items).toEqual([]);
  });
});

/** Somebody else of the same household. */
async function sameGroup({ groupId, householdId }: Actor): Promise<Actor> {
  const other = await recipes.member({ canOrganize: true });
  return { ...other, groupId, householdId };
}
