import {
  CreateComment,
  CreateCookbook,
  CreateFood,
  CreateLabel,
  CreateOrganizer,
  CreateRecipe,
  CreateRecipeAction,
  CreateShareToken,
  CreateTimelineEvent,
  CreateUnit,
  DuplicateRecipe,
  ImportRecipe,
  PatchCookbook,
  PatchFood,
  PatchLabel,
  PatchOrganizer,
  type Actor,
  type OrganizerKind,
  type Recipe,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

/** Creates a record under this id; `soup` is a recipe of the caller's. */
type Create = (actor: Actor, id: string, soup: Recipe) => Promise<object>;

const action = { actionType: 'link' as const, title: 'Oven', url: 'https://example.org' };
const organizer =
  (kind: OrganizerKind): Create =>
  (actor, id) =>
    recipes.as(actor).request(CreateOrganizer, { kind, id, name: 'Quick' });
const creations: Record<string, Create> = {
  recipe: (actor, id) => recipes.as(actor).request(CreateRecipe, { id, name: 'Lentil Soup' }),
  'imported recipe': (actor, id) =>
    recipes.as(actor).request(ImportRecipe, { id, recipe: { name: 'Lentil Soup' }, imageKey: null, rating: null }),
  'copied recipe': (actor, id, soup) => recipes.as(actor).request(DuplicateRecipe, { slugOrId: soup.id, id }),
  category: organizer('categories'),
  tag: organizer('tags'),
  tool: organizer('tools'),
  food: (actor, id) => recipes.as(actor).request(CreateFood, { id, food: { name: 'Egg', extras: {} } }),
  unit: (actor, id) => recipes.as(actor).request(CreateUnit, { id, unit: { name: 'cup', extras: {} } }),
  label: (actor, id) => recipes.as(actor).request(CreateLabel, { id, label: { name: 'Cold' } }),
  cookbook: (actor, id) => recipes.as(actor).request(CreateCookbook, { id, cookbook: { name: 'Fast' } }),
  comment: (actor, id, soup) => recipes.as(actor).request(CreateComment, { id, slugOrId: soup.id, text: 'Good' }),
  'timeline event': (actor, id, soup) =>
    recipes.as(actor).request(CreateTimelineEvent, {
      id,
      event: { recipeId: soup.id, subject: 'Cooked', eventType: 'comment' },
    }),
  'share link': async (actor, id, soup) => {
    const { recipe: _shared, ...token } = await recipes.as(actor).request(CreateShareToken, {
      id,
      token: { recipeId: soup.id },
    });
    return token;
  },
  'recipe action': (actor, id) => recipes.as(actor).request(CreateRecipeAction, { id, action }),
};
const create = (kind: string): Create => creations[kind] ?? organizer('tags');

describe.each(Object.keys(creations))('a %s created again under the same id', (kind) => {
  it('is the existing one, also for five concurrent requests', async () => {
    const ana = await recipes.member();
    const soup = await recipes.recipe(ana, 'Bean Stew');
    const id = newId();

    const five = await Promise.all(Array.from({ length: 5 }, () => create(kind)(ana, id, soup)));

    const again = await create(kind)(ana, id, soup);
    for (const one of five) expect(one).toEqual(again);
  });

  it('is refused without its content when the id belongs to another group', async () => {
    const [ana, outsider] = [await recipes.member(), await recipes.member()];
    const [soup, theirs] = [await recipes.recipe(ana, 'Bean Stew'), await recipes.recipe(outsider, 'Bean Stew')];
    const id = newId();
    await create(kind)(ana, id, soup);

    const failure = await create(kind)(outsider, id, theirs).catch((error: { kind?: string }) => error.kind);

    expect(['refused', 'conflict']).toContain(failure);
  });
});

it('a record that was renamed meanwhile is the existing one', async () => {
  const ana = await recipes.member();
  const soup = await recipes.recipe(ana, 'Bean Stew');
  const [food, label, tag, cookbook] = [newId(), newId(), newId(), newId()];
  const all = [
    ['food', food],
    ['label', label],
    ['tag', tag],
    ['cookbook', cookbook],
  ] as const;
  for (const [kind, id] of all) await create(kind)(ana, id, soup);
  await recipes.as(ana).request(PatchFood, { id: food, changes: { name: 'Other' } });
  await recipes.as(ana).request(PatchLabel, { id: label, changes: { name: 'Other' } });
  await recipes.as(ana).request(PatchOrganizer, { kind: 'tags', id: tag, changes: { name: 'Other' } });
  await recipes.as(ana).request(PatchCookbook, { id: cookbook, changes: { name: 'Other' } });

  for (const [kind, id] of all) expect(await create(kind)(ana, id, soup)).toMatchObject({ id, name: 'Other' });
});
