import { CheckRecipeName, CreateRecipe, ReadRecipe, RecipeCreated, type RecipeSettings } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aDirectoryHousehold, aHousehold, aMember } from '@larder/testing';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const alreadyExists = { code: 'recipe.already-exists' };

describe('creating a recipe by name', () => {
  it('creates one with a sample line and a sample step', async () => {
    const ana = await recipes.member();

    const { slug } = await recipes.as(ana).request(CreateRecipe, { id: newId(), name: ' Crème Brûlée ' });
    const recipe = await recipes.as(ana).request(ReadRecipe, { slugOrId: slug });

    expect(slug).toBe('creme-brulee');
    expect(recipe).toMatchObject({
      name: 'Crème Brûlée',
      slug: 'creme-brulee',
      userId: ana.userId,
      householdId: ana.householdId,
      groupId: ana.groupId,
      image: null,
      rating: null,
      lastMade: null,
      description: '',
      dateAdded: recipe.createdAt.slice(0, 10),
      dateUpdated: recipe.createdAt,
      recipeIngredient: [{ note: '1 Cup Flour', quantity: null, display: '1 Cup Flour', food: null, unit: null }],
      recipeInstructions: [{ ingredientReferences: [] }],
      comments: [],
      extras: {},
    });
    expect(Object.keys(recipe).slice(0, 7)).toEqual([
      'id',
      'userId',
      'householdId',
      'groupId',
      'name',
      'slug',
      'image',
    ]);
  });

  it('uses the language of the user', async () => {
    const ben = await recipes.member({ locale: 'de-DE' });
    expect((await recipes.recipe(ben)).recipeIngredient[0]?.note).toBe('1 Tasse Mehl');
  });

  it("uses the settings of the household's preferences, and the defaults for an unknown household", async () => {
    const [ana, outsider] = [aMember(), aMember()];
    const preferences = { recipePublic: false, recipeShowNutrition: true, recipeDisableAmount: false };
    await recipes.addToDirectory(aDirectoryHousehold(ana, { preferences }));

    const settings = { landscapeView: false, disableComments: false, showAssets: false, locked: false };
    expect((await recipes.recipe(ana)).settings).toEqual<RecipeSettings>({
      ...settings,
      public: false,
      showNutrition: true,
      disableAmount: false,
    });
    expect((await recipes.recipe(outsider)).settings).toEqual<RecipeSettings>({
      ...settings,
      public: true,
      showNutrition: false,
      disableAmount: true,
    });
  });

  it('numbers names that are taken, ten in all, and refuses the eleventh', async () => {
    const ana = await recipes.member();
    const create = () => recipes.as(ana).request(CreateRecipe, { id: newId(), name: 'Soup' });

    const slugs: string[] = [];
    for (let count = 0; count < 10; count += 1) slugs.push((await create()).slug);

    expect(slugs).toEqual([
      'soup',
      'soup-1',
      'soup-2',
      'soup-3',
      'soup-4',
      'soup-5',
      'soup-6',
      'soup-7',
      'soup-8',
      'soup-9',
    ]);
    const last = await recipes.as(ana).request(ReadRecipe, { slugOrId: 'soup-9' });
    expect(last.name).toBe('Soup (9)');
    await expect(create()).rejects.toMatchObject(alreadyExists);
  });

  it('creates two recipes for concurrent requests with the same name', async () => {
    const home = aHousehold();
    const people = await Promise.all([recipes.member({ household: home }), recipes.member({ household: home })]);

    const created = await Promise.all(
      people.map((person) => recipes.as(person).request(CreateRecipe, { id: newId(), name: 'Goulash' })),
    );

    expect(created.map(({ slug }) => slug).sort()).toEqual(['goulash', 'goulash-1']);
    expect((await recipes.list(people[0])).head.total).toBe(2);
  });

  it('lets another group use the same name', async () => {
    const [ana, ben] = [await recipes.member(), await recipes.member()];

    expect([(await recipes.recipe(ana, 'Pie')).slug, (await recipes.recipe(ben, 'Pie')).slug]).toEqual(['pie', 'pie']);
  });

  it('creates one recipe for repeated requests with the same id', async () => {
    const ana = await recipes.member();
    const request = { id: newId(), name: 'Stew' };

    const replies = await Promise.all([1, 2, 3].map(() => recipes.as(ana).request(CreateRecipe, request)));
    const again = await recipes.as(ana).request(CreateRecipe, request);

    expect([...replies, again]).toEqual([1, 2, 3, 4].map(() => ({ slug: 'stew' })));
    expect((await recipes.list(ana)).head.total).toBe(1);
  });

  it("does not take over another user's recipe with its id", async () => {
    const [ana, ben] = [await recipes.member(), await recipes.member()];
    const { id } = await recipes.recipe(ana, 'Secret');

    const reply = recipes.as(ben).request(CreateRecipe, { id, name: 'Mine' });

    await expect(reply).rejects.toMatchObject({ code: 'common.conflict' });
    expect((await recipes.list(ben)).head.total).toBe(0);
  });

  it('avoids slugs that are paths of the API', async () => {
    const ana = await recipes.member();
    expect(await recipes.recipe(ana, 'Exports')).toMatchObject({ name: 'Exports (1)', slug: 'exports-1' });
    expect(await recipes.recipe(ana, '🍕')).toMatchObject({ name: '🍕', slug: 'u1f355' });
  });

  it('refuses an empty name', async () => {
    const ana = await recipes.member();
    const reply = recipes.as(ana).request(CreateRecipe, { id: newId(), name: '  ' });
    await expect(reply).rejects.toMatchObject({ code: 'common.invalid', fields: [{ loc: ['body', 'name'] }] });
  });

  it('refuses a visitor', async () => {
    const reply = recipes.as(null).request(CreateRecipe, { id: newId(), name: 'Soup' });
    await expect(reply).rejects.toMatchObject({ code: 'common.not-authenticated' });
  });

  it('publishes that the recipe was created', async () => {
    const ana = await recipes.member();
    const { id, slug } = await recipes.recipe(ana, 'News');

    const [event] = await recipes.eventually.published(RecipeCreated, { where: ({ recipeId }) => recipeId === id });

    const { groupId, householdId, userId } = ana;
    expect(event).toMatchObject({ slug, name: 'News', revision: 0, groupId, householdId, userId });
  });
});

describe('whether a name is available', () => {
  it('is returned to every caller, per group', async () => {
    const [ana, ben] = [await recipes.member(), await recipes.member()];
    await recipes.recipe(ana, 'Crème Brûlée');
    const check = (groupId: string, name: string) => recipes.as(null).request(CheckRecipeName, { groupId, name });

    expect(await check(ana.groupId, 'creme brulee!')).toEqual({ valid: false });
    expect(await check(ana.groupId, 'Creme Caramel')).toEqual({ valid: true });
    expect(await check(ben.groupId, 'Crème Brûlée')).toEqual({ valid: true });
  });
});
