import { CreateRecipe, ReadRecipe, RecipeChanges, ReplaceRecipe } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { OrganizerRepository } from '../../src/catalogue/organizers/organizer.repository.js';
import { replaceContent } from '../../src/recipes/changes/apply-changes.js';
import { RecipeOrganizers } from '../../src/recipe-store/recipe-organizers.js';
import { RecipeWriter } from '../../src/recipes/writing/recipe-writer.js';
import { RecipeUpdater } from '../../src/recipes/writing/recipe-updater.js';
import { commandsOf } from '../support/count-commands.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;

beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

/** A recipe with a tag, a food and a unit, as a client sends it back. */
async function fullRecipe() {
  const ana = await recipes.member();
  const { slug } = await recipes.recipe(ana, 'Leek Soup');
  const recipe = RecipeChanges.parse({
    name: 'Leek Soup',
    tags: [{ name: 'Quick' }],
    recipeIngredient: [{ quantity: 2, food: { name: 'Leek' }, unit: { name: 'Piece' } }],
  });
  const stored = await recipes.as(ana).request(ReplaceRecipe, { slugOrId: slug, recipe });
  await recipes.as(ana).request(ReadRecipe, { slugOrId: slug });
  return { ana, slug, stored, body: RecipeChanges.parse(stored) };
}

describe('the database commands of a request', () => {
  it('read a recipe with cached names with one', async () => {
    const { ana, slug } = await fullRecipe();

    const commands = await commandsOf(() => recipes.as(ana).request(ReadRecipe, { slugOrId: slug }));

    expect(commands).toEqual(['aggregate recipes']);
  });

  it('list recipes that no list contained before with two: their number and the recipes', async () => {
    const ana = await recipes.member();
    await recipes.recipe(ana, 'Apple Pie');
    await recipes.recipe(ana, 'Plum Pie');
    let names: string[] = [];

    const commands = await commandsOf(async () => {
      const { items } = await recipes.list(ana, { orderBy: 'name', orderDirection: 'asc' });
      names = items.map(({ name }) => name);
    });

    expect(names).toEqual(['Apple Pie', 'Plum Pie']);
    expect(commands.sort()).toEqual(['aggregate recipes', 'find recipes']);
  });

  it('create a recipe with two, including its creation event', async () => {
    const ana = await recipes.member();
    await recipes.recipe(ana, 'Apple Pie');

    const commands = await commandsOf(() => recipes.as(ana).request(CreateRecipe, { id: newId(), name: 'Plum Pie' }));

    expect(commands).toEqual(['insert recipes', 'insert timelineEvents']);
  });

  it('replace a recipe with two when its references are unchanged', async () => {
    const { ana, slug, stored, body } = await fullRecipe();
    await recipes.as(ana).request(ReplaceRecipe, { slugOrId: slug, recipe: body });
    const recipe = { ...body, description: 'Creamy' };

    const commands = await commandsOf(() => recipes.as(ana).request(ReplaceRecipe, { slugOrId: slug, recipe }));

    expect(commands).toEqual(['aggregate recipes', 'findAndModify recipes']);
    const read = await recipes.as(ana).request(ReadRecipe, { slugOrId: slug });
    expect(read.description).toBe('Creamy');
    expect([read.tags, read.recipeIngredient[0]?.food?.id]).toEqual([
      stored.tags,
      stored.recipeIngredient[0]?.food?.id,
    ]);
  });
});

it('return a changed recipe exactly as it is read afterwards', async () => {
  const { ana, slug, body } = await fullRecipe();

  const reply = await recipes.as(ana).request(ReplaceRecipe, { slugOrId: slug, recipe: { ...body, notes: [] } });

  expect(reply).toEqual(await recipes.as(ana).request(ReadRecipe, { slugOrId: slug }));
});

it('do not restore a tag that is deleted while the recipe is changed', async () => {
  const { ana, slug, stored, body } = await fullRecipe();
  const gone = stored.tags[0]?.id ?? '';
  const input = { changes: body, owner: undefined };
  let attempts = 0;

  const saved = await recipes.get(RecipeWriter).change(ana, slug, async (recipe) => {
    const changed = await recipes.get(RecipeUpdater).decide(ana, recipe, input, { apply: replaceContent });
    attempts += 1;
    if (attempts > 1) return changed;
    await recipes.get(OrganizerRepository).delete(ana, 'tags', gone, []);
    await recipes.get(RecipeOrganizers).remove(ana.groupId, 'tags', [gone]);
    return changed;
  });

  expect(attempts).toBe(2);
  expect(saved.tagIds).toHaveLength(1);
  expect(saved.tagIds).not.toContain(gone);
});
