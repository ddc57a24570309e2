import {
  CreateRecipe,
  DeleteRecipe,
  PatchRecipe,
  RecipeCreated,
  RecipeDeleted,
  RecipeUpdated,
} from '@larder/contracts';
import { newId, Outbox } from '@larder/service-kit';
import { spyOn } from 'jest-mock';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
let publishAgain: () => void = () => undefined;
beforeAll(async () => {
  recipes = await startRecipes({ outboxSweepMs: 200 });
});
afterAll(() => recipes.stop());

/** Drops the events that are published after a write, as a crash does. */
function dropPublishedEvents(): void {
  const dropped = spyOn(recipes.get(Outbox), 'publish').mockImplementation(() => undefined);
  publishAgain = () => dropped.mockRestore();
}
afterEach(() => publishAgain());

describe('an unpublished event', () => {
  it('is published later: created, updated and deleted', async () => {
    const ana = await recipes.member();
    dropPublishedEvents();
    const id = newId();
    const where = ({ recipeId }: { recipeId: string }) => recipeId === id;

    await recipes.as(ana).request(CreateRecipe, { id, name: 'Told' });
    expect(await recipes.eventually.published(RecipeCreated, { where })).toMatchObject([{ slug: 'told', revision: 0 }]);

    await recipes.as(ana).request(PatchRecipe, { slugOrId: id, recipe: { name: 'Retold' } });
    expect(await recipes.eventually.published(RecipeUpdated, { where })).toMatchObject([
      { slug: 'retold', revision: 1 },
    ]);

    await recipes.as(ana).request(DeleteRecipe, { slugOrId: id });
    expect(await recipes.eventually.published(RecipeDeleted, { where })).toMatchObject([
      { slug: 'retold', revision: 2 },
    ]);
  });
});
