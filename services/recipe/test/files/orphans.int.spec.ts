import {
  CreateTimelineEvent,
  DeleteRecipe,
  DeleteTimelineEvent,
  FindRecipeOrphans,
  PatchRecipe,
  PurgeRecipe,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aMember, anAdmin } from '@larder/testing';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

/** Those of the keys that are orphaned. */
const orphansOf = async (...keys: string[]) =>
  (await recipes.as(anAdmin()).request(FindRecipeOrphans, { keys })).orphans;
const imageOf = (id: string) => `recipes/${id}/images/original.webp`;
const assetOf = (id: string, name = 'menu.pdf') => `recipes/${id}/assets/${name}`;

async function anEvent(actor: Actor, recipeId: string) {
  const event = { recipeId, subject: 'Made it', eventType: 'comment' } as const;
  const { id } = await recipes.as(actor).request(CreateTimelineEvent, { id: newId(), event });
  return { id, image: `recipes/${recipeId}/images/timeline/${id}/original.webp` };
}

describe('orphaned files', () => {
  it('are those of recipes that do not exist, in all groups; recipes in the trash keep their files', async () => {
    const [ana, ben] = [await recipes.member(), await recipes.member()];
    const [kept, trashed, purged] = [await recipes.recipe(ana), await recipes.recipe(ben), await recipes.recipe(ben)];
    await recipes.as(ben).request(DeleteRecipe, { slugOrId: trashed.id });
    await recipes.as(ben).request(DeleteRecipe, { slugOrId: purged.id });
    await recipes.as(ben).request(PurgeRecipe, { id: purged.id });
    const unknown = newId();

    const keys = [kept.id, trashed.id, purged.id, unknown].flatMap((id) => [imageOf(id), `${imageOf(id)}.jpg`]);
    const orphans = await orphansOf(...keys, assetOf(trashed.id), imageOf(kept.id.replaceAll('-', '')));

    expect(orphans).toEqual([purged.id, unknown].flatMap((id) => [imageOf(id), `${imageOf(id)}.jpg`]));
  });

  it('are images of events that do not exist any more', async () => {
    const ana = await recipes.member();
    const { id } = await recipes.recipe(ana);
    const [kept, deleted] = [await anEvent(ana, id), await anEvent(ana, id)];
    await recipes.as(ana).request(DeleteTimelineEvent, { id: deleted.id });

    expect(await orphansOf(kept.image, deleted.image)).toEqual([deleted.image]);
  });

  it('are assets without an entry or link, also in earlier versions', async () => {
    const ana = await recipes.member();
    const { id } = await recipes.recipe(ana);
    const change = (recipe: object) => recipes.as(ana).request(PatchRecipe, { slugOrId: id, recipe });
    await change({ assets: [{ name: 'Menu', icon: 'mdi-file', fileName: 'menu.pdf' }], description: 'See now.png' });
    await change({ notes: [{ title: 'Then', text: `![](/api/media/recipes/${id}/assets/then.png)` }] });
    await change({ notes: [] });

    const keys = ['menu.pdf', 'now.png', 'then.png', 'lost.png'].map((name) => assetOf(id, name));
    expect(await orphansOf(...keys)).toEqual([assetOf(id, 'lost.png')]);
  });

  it('include no files of other folders, and are listed for administrators only', async () => {
    expect(await orphansOf('recipes/pea-soup/images/original.webp', `users/${newId()}/profile.webp`)).toEqual([]);
    const reply = recipes.as(aMember()).request(FindRecipeOrphans, { keys: [imageOf(newId())] });
    await expect(reply).rejects.toMatchObject({ code: 'common.forbidden' });
  });
});
