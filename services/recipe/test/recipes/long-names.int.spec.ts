import {
  CopyFood,
  CopyOrganizer,
  CreateCookbook,
  CreateFood,
  CreateOrganizer,
  DuplicateRecipe,
  MAX_NAME_LENGTH,
  MAX_RECIPE_NAME_LENGTH,
  PatchRecipe,
  ReadCookbook,
  ReadOrganizerBySlug,
  ReadRecipe,
  ReplaceRecipe,
  UpdateCookbook,
  UpdateFood,
  UpdateOrganizer,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

/** Each of these characters becomes several letters in a slug. */
const romanised = (length: number) => '影師嗎'.repeat(length / 3);

describe('names whose slugs are much longer', () => {
  it('of recipes have valid slugs, and can be saved again unchanged', async () => {
    const ana = await recipes.member();
    const { slug, name } = await recipes.recipe(ana, romanised(999));

    const read = await recipes.as(ana).request(ReadRecipe, { slugOrId: slug });
    const saved = await recipes.as(ana).request(ReplaceRecipe, { slugOrId: slug, recipe: read });

    expect(saved).toMatchObject({ id: read.id, name, slug });
    expect((await recipes.recipe(ana, name)).slug).toBe(`${slug}-1`);
  });

  it.each(['categories', 'tags', 'tools'] as const)(
    'of %s are found, and can be filtered by and assigned to recipes',
    async (kind) => {
      const ana = await recipes.member();
      const { id } = await recipes.recipe(ana);
      const key = kind === 'categories' ? 'recipeCategory' : kind;
      const create = { kind, id: newId(), name: romanised(255) };
      const { slug, name } = await recipes.as(ana).request(CreateOrganizer, create);

      expect(await recipes.as(ana).request(ReadOrganizerBySlug, { kind, slug })).toMatchObject({ id: create.id });
      const recipe = { [key]: [{ id: create.id, name, slug }] };
      await recipes.as(ana).request(PatchRecipe, { slugOrId: id, recipe });
      expect((await recipes.list(ana, { [kind]: [slug] })).items).toMatchObject([{ id, [key]: [{ slug }] }]);
    },
  );

  it('of cookbooks have valid slugs, and can be saved again unchanged', async () => {
    const ana = await recipes.member();
    const { id: recipeId } = await recipes.recipe(ana);
    const id = newId();
    const { slug } = await recipes.as(ana).request(CreateCookbook, { id, cookbook: { name: romanised(255) } });

    const cookbook = await recipes.as(ana).request(ReadCookbook, { slugOrId: slug });
    expect(await recipes.as(ana).request(UpdateCookbook, { id, cookbook })).toEqual(cookbook);
    expect((await recipes.list(ana, { cookbook: slug })).items).toMatchObject([{ id: recipeId }]);
  });
});

describe('the copy of a record with the longest name', () => {
  it('is a recipe that can be saved again', async () => {
    const ana = await recipes.member();
    const { slug } = await recipes.recipe(ana, 'x'.repeat(MAX_RECIPE_NAME_LENGTH));

    const copy = await recipes.as(ana).request(DuplicateRecipe, { slugOrId: slug, id: newId() });

    expect(copy.name).toMatch(/^x+ \(1\)$/);
    expect(await recipes.as(ana).request(ReadRecipe, { slugOrId: copy.slug })).toEqual(copy);
    const saved = await recipes.as(ana).request(ReplaceRecipe, { slugOrId: copy.slug, recipe: copy });
    expect(saved).toMatchObject({ id: copy.id, name: copy.name, slug: copy.slug });
  });

  it('is an organizer or a food that can be saved again', async () => {
    const ana = await recipes.member();
    const [kind, name] = ['tags' as const, 'x'.repeat(MAX_NAME_LENGTH)];
    const [tag, food] = [{ id: newId(), name }, { id: newId() }];
    await recipes.as(ana).request(CreateOrganizer, { kind, ...tag });
    await recipes.as(ana).request(CreateFood, { ...food, food: { name, extras: {} } });

    const tagCopy = await recipes.as(ana).request(CopyOrganizer, { kind, id: tag.id, copyId: newId() });
    const foodCopy = await recipes.as(ana).request(CopyFood, { id: food.id, copyId: newId() });

    expect(await recipes.as(ana).request(UpdateOrganizer, { kind, id: tagCopy.id, name: tagCopy.name })).toMatchObject({
      name: tagCopy.name,
    });
    const update = { id: foodCopy.id, food: foodCopy };
    expect(await recipes.as(ana).request(UpdateFood, update)).toMatchObject({ name: foodCopy.name });
  });
});
