import {
  CountHouseholdRecipes,
  CreateOrganizer,
  DeleteRecipe,
  ReadGroupStorage,
  ReadRecipeGroups,
  type Actor,
  type OrganizerKind,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup } from '@larder/testing';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const organizer = (actor: Actor, kind: OrganizerKind) =>
  recipes.as(actor).request(CreateOrganizer, { kind, id: newId(), name: `${kind} ${newId()}` });

it('counts the recipes of a household and the organizers of its group', async () => {
  const group = aGroup();
  const [ana, ben, outsider] = [
    await recipes.member({ group }),
    await recipes.member({ group }),
    await recipes.member(),
  ];
  for (const owner of [ana, ana, ben, outsider]) await recipes.recipe(owner);
  for (const kind of ['categories', 'tags', 'tags', 'tools'] as const) await organizer(ben, kind);
  const count = (actor: Actor) => recipes.as(actor).request(CountHouseholdRecipes, {});

  const organizers = { totalCategories: 1, totalTags: 2, totalTools: 1 };
  expect(await count(ana)).toEqual({ totalRecipes: 2, ...organizers });
  expect(await count(ben)).toEqual({ totalRecipes: 1, ...organizers });
  expect(await count(outsider)).toEqual({ totalRecipes: 1, totalCategories: 0, totalTags: 0, totalTools: 0 });
});

it('measures the files of the own group only', async () => {
  const [ana, outsider] = [await recipes.member(), await recipes.member()];
  const [ours, theirs] = [await recipes.recipe(ana), await recipes.recipe(outsider)];
  await recipes.store.put(`recipes/${ours.id}/images/original.webp`, Buffer.alloc(1000));
  await recipes.store.put(`recipes/${ours.id}/assets/notes.pdf`, Buffer.alloc(536));
  await recipes.store.put(`recipes/${theirs.id}/images/original.webp`, Buffer.alloc(77));
  const total = { totalStorageBytes: 524_288_000, totalStorageStr: '500.0 MB' };

  expect(await recipes.as(ana).request(ReadGroupStorage, {})).toEqual({
    usedStorageBytes: 1536,
    usedStorageStr: '1.5 KB',
    ...total,
  });
  expect(await recipes.as(outsider).request(ReadGroupStorage, {})).toEqual({
    usedStorageBytes: 77,
    usedStorageStr: '77 bytes',
    ...total,
  });
});

it('returns the groups of recipes, also of deleted ones', async () => {
  const [ana, outsider] = [await recipes.member(), await recipes.member()];
  const [kept, deleted, other] = [await recipes.recipe(ana), await recipes.recipe(ana), await recipes.recipe(outsider)];
  await recipes.as(ana).request(DeleteRecipe, { slugOrId: deleted.id });

  const recipeIds = [kept.id, deleted.id, other.id, newId()];
  expect(await recipes.as(null).request(ReadRecipeGroups, { recipeIds })).toEqual({
    groups: { [kept.id]: ana.groupId, [deleted.id]: ana.groupId, [other.id]: outsider.groupId },
  });
});
