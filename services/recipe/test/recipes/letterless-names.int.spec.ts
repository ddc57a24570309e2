import {
  CreateCookbook,
  CreateFood,
  CreateLabel,
  CreateOrganizer,
  CreateRecipe,
  CreateRecipeAction,
  CreateUnit,
  DuplicateRecipe,
  ImportRecipe,
  ListFoods,
  ListOrganizers,
  PatchRecipe,
  ReadOrganizerBySlug,
  readPage,
  ReadRecipe,
  type Actor,
  type OrganizerKind,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

/** Characters that cannot be part of a slug. */
const SYMBOLS = ['🍕', '👩‍🍳', '\u{1e900}'];
const INVISIBLE = ['\u0301', '\u200b', '\u200f', '---', '\ud83c', '\u0000', '\ue000'];

type Create = (actor: Actor, name: string) => Promise<unknown>;
const organizer =
  (kind: OrganizerKind): Create =>
  (actor, name) =>
    recipes.as(actor).request(CreateOrganizer, { kind, id: newId(), name });
const importNamed: Create = (actor, name) => {
  const named = { tags: [name], recipeCategory: [name], tools: [name], recipeIngredient: [{ food: name, unit: name }] };
  return recipes
    .as(actor)
    .request(ImportRecipe, { id: newId(), recipe: { name, ...named }, imageKey: null, rating: null });
};
const creations: Record<string, Create> = {
  recipe: (actor, name) => recipes.as(actor).request(CreateRecipe, { id: newId(), name }),
  'imported recipe': importNamed,
  category: organizer('categories'),
  tag: organizer('tags'),
  tool: organizer('tools'),
  food: (actor, name) => recipes.as(actor).request(CreateFood, { id: newId(), food: { name, extras: {} } }),
  unit: (actor, name) => recipes.as(actor).request(CreateUnit, { id: newId(), unit: { name, extras: {} } }),
  label: (actor, name) => recipes.as(actor).request(CreateLabel, { id: newId(), label: { name } }),
  cookbook: (actor, name) => recipes.as(actor).request(CreateCookbook, { id: newId(), cookbook: { name } }),
  'recipe action': (actor, title) => {
    const action = { actionType: 'link' as const, title, url: 'https://example.org' };
    return recipes.as(actor).request(CreateRecipeAction, { id: newId(), action });
  },
};
/** The kind of the error of a creation; null when it succeeds. */
const outcomeOf = (creation: Promise<unknown>): Promise<string | null> =>
  creation.then(
    () => null,
    ({ kind = 'bug' }: { kind?: string }) => kind,
  );
/** The same for all of these, one after another. */
async function outcomes(create: Create, actor: Actor, names: string[]): Promise<(string | null)[]> {
  const ended: (string | null)[] = [];
  for (const name of names) ended.push(await outcomeOf(create(actor, name)));
  return ended;
}

describe.each(Object.entries(creations))('a %s without letters', (_kind, create) => {
  it('is created when its name has symbols', async () => {
    expect(await outcomes(create, await recipes.member(), SYMBOLS)).toEqual(SYMBOLS.map(() => null));
  });

  it('is created or refused with a reason otherwise', async () => {
    const ana = await recipes.member();
    const ended = await Promise.all([...INVISIBLE, ...INVISIBLE].map((name) => outcomeOf(create(ana, name))));
    for (const outcome of ended) expect([null, 'invalid', 'refused']).toContain(outcome);
  });
});

describe('the same name without letters eleven times', () => {
  const eleven = Array.from({ length: 11 }, () => '🍕');

  it.each(['recipe', 'imported recipe', 'cookbook'])('creates eleven of a %s', async (kind) => {
    const create = creations[kind] ?? importNamed;
    expect(await outcomes(create, await recipes.member(), eleven)).toEqual(eleven.map(() => null));
  });

  it.each(['category', 'tag', 'tool', 'food', 'unit', 'label'])(
    'creates one %s, since names are unique',
    async (kind) => {
      const [first, ...others] = await outcomes(creations[kind] ?? importNamed, await recipes.member(), eleven);
      expect(first).toBeNull();
      expect(others).toEqual(others.map(() => 'refused'));
    },
  );

  it('creates eleven copies and renames one of them', async () => {
    const ana = await recipes.member();
    const { slug } = await recipes.recipe(ana, '🍕');
    const copy: Create = (actor, name) =>
      recipes.as(actor).request(DuplicateRecipe, { slugOrId: slug, id: newId(), name });

    expect(await outcomes(copy, ana, eleven)).toEqual(eleven.map(() => null));
    const renamed = await recipes.as(ana).request(PatchRecipe, { slugOrId: `${slug}-11`, recipe: { name: '🍔' } });
    expect(renamed).toMatchObject({ name: '🍔', slug: 'u1f354' });
  });
});

describe('references without letters', () => {
  it('are resolved, and not mixed up', async () => {
    const ana = await recipes.member();
    await importNamed(ana, '🍕');
    await importNamed(ana, '🍕');
    await importNamed(ana, '🍔');

    const { items } = await recipes.list(ana, { orderBy: 'createdAt', orderDirection: 'asc' });
    expect(items.map(({ name, tags: [tag] }) => [name, tag?.name])).toEqual([
      ['🍕', '🍕'],
      ['🍕 (1)', '🍕'],
      ['🍔', '🍔'],
    ]);
    const again = await recipes.as(ana).request(ReadRecipe, { slugOrId: items[1]?.slug ?? '' });
    expect(again.recipeIngredient).toMatchObject([{ food: { name: '🍕' }, unit: { name: '🍕' } }]);
    const burger = await recipes.as(ana).request(ReadRecipe, { slugOrId: items[2]?.slug ?? '' });
    expect(burger.recipeIngredient).toMatchObject([{ food: { name: '🍔' }, unit: { name: '🍔' } }]);
    expect(await recipes.as(ana).request(ReadOrganizerBySlug, { kind: 'tags', slug: 'u1f355' })).toMatchObject({
      name: '🍕',
    });
  });

  it.each(['🍕', '\u0301', '\u200b', '"🍕"', '---'])('may be searched and filtered by: %p', async (search) => {
    const ana = await recipes.member();
    const queryFilter = `name = "${search.replaceAll('"', '')}"`;
    for (const query of [{ search }, { queryFilter }]) {
      await recipes.list(ana, query);
      await readPage(recipes.as(ana).stream(ListFoods, query));
      await readPage(recipes.as(ana).stream(ListOrganizers, { kind: 'tags', query }));
    }
    expect((await recipes.list(ana)).items).toEqual([]);
  });
});
