import {
  DeleteRecipe,
  DirectoryEntryDeleted,
  ListRecipes,
  PatchRecipe,
  ReadTimelineEvent,
  readPage,
} from '@larder/contracts';
import { aMember, waitUntil } from '@larder/testing';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';
import { timelineCalls } from '../support/calls/timeline-calls.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const { list, subjects, note, twoHouseholds } = timelineCalls(() => recipes);

describe('the list of events', () => {
  it('is paged, ordered by date, and filtered by recipe, user, kind and household', async () => {
    const { ana, neighbor } = await twoHouseholds();
    const [soup, cake] = [await recipes.recipe(ana, 'Soup'), await recipes.recipe(neighbor, 'Cake')];
    await note(ana, soup.id, { subject: 'late', timestamp: '2026-03-02' });
    await note(neighbor, soup.id, { subject: 'early', timestamp: '2026-03-01', eventType: 'info' });
    await note(neighbor, cake.id, { subject: 'other', timestamp: '2026-03-03', eventMessage: 'Sweet' });
    const noted = 'eventType IN ["comment", "info"]';
    const filtered = (queryFilter: string) => subjects(ana, { orderBy: 'timestamp', queryFilter });

    expect(await filtered(`(recipe.slug="soup") AND ${noted}`)).toEqual(['late', 'early']);
    expect(await filtered(`(recipe.group_id="${ana.groupId}") AND ${noted}`)).toEqual(['other', 'late', 'early']);
    expect(await filtered(`(recipe.group_id="${aMember().groupId}") AND ${noted}`)).toEqual([]);
    expect(await filtered('recipe.slug="soup" AND eventType IN [""]')).toEqual([]);
    expect(await filtered(`user.username = "${ana.username}" AND eventType <> "system"`)).toEqual(['late']);
    expect(await filtered(`household_id = "${neighbor.householdId}" AND ${noted}`)).toEqual(['other']);
    expect(await filtered('message LIKE "swe%"')).toEqual(['other']);
    const page = { orderBy: 'timestamp', orderDirection: 'asc', perPage: 1, page: 2, queryFilter: noted };
    expect(await subjects(ana, page)).toEqual(['late']);
    await expect(filtered('user.password = "x"')).rejects.toMatchObject({ code: 'recipe.invalid-filter' });

    const recipesWith = async (queryFilter: string) =>
      (await readPage(recipes.as(ana).stream(ListRecipes, { queryFilter }))).items.map(({ slug }) => slug);
    expect(await recipesWith('timelineEvents.subject = "early"')).toEqual(['soup']);
  });

  it('is ordered by fields of the recipes and their owners', async () => {
    const { ana, neighbor } = await twoHouseholds();
    const [soup, cake] = [await recipes.recipe(ana, 'Soup'), await recipes.recipe(neighbor, 'Cake')];
    await note(ana, soup.id, { subject: 'on soup' });
    await note(ana, cake.id, { subject: 'on cake' });
    const ordered = (orderBy: string) =>
      subjects(ana, { orderBy, orderDirection: 'asc', queryFilter: 'eventType = "comment"' });

    expect(await ordered('recipe.name')).toEqual(['on cake', 'on soup']);
    expect(await ordered('recipe.slug:desc')).toEqual(['on soup', 'on cake']);
    const soupFirst = ana.householdId < neighbor.householdId;
    const byHome = soupFirst ? ['on soup', 'on cake'] : ['on cake', 'on soup'];
    expect(await ordered('householdId')).toEqual(byHome);
    expect(await ordered('recipe.household.id')).toEqual(byHome);
    await expect(ordered('recipe.household.owner')).rejects.toMatchObject({ code: 'recipe.invalid-filter' });
  });

  it('shows events in the current household of their recipe', async () => {
    const { ana, neighbor } = await twoHouseholds();
    const { id: recipeId } = await recipes.recipe(ana);
    const { id } = await note(ana, recipeId);

    await recipes.as(ana).request(PatchRecipe, { slugOrId: recipeId, recipe: { userId: neighbor.userId } });

    const event = await recipes.as(ana).request(ReadTimelineEvent, { id });
    expect(event.householdId).toBe(neighbor.householdId);
  });

  it('contains no events of deleted recipes and users', async () => {
    const { ana, neighbor } = await twoHouseholds();
    const [soup, cake] = [await recipes.recipe(ana, 'Soup'), await recipes.recipe(ana, 'Cake')];
    await note(ana, soup.id, { subject: 'of the soup' });
    await note(neighbor, cake.id, { subject: 'by the neighbor' });

    await recipes.as(ana).request(DeleteRecipe, { slugOrId: soup.id });
    await waitUntil(async () => (await list(ana)).length === 2);
    const gone = { kind: 'user' as const, id: neighbor.userId, revision: 9 };
    await recipes.publish(DirectoryEntryDeleted, gone, { actor: ana });

    await waitUntil(async () => (await list(ana)).length === 1);
    expect(await subjects(ana)).toEqual(['Recipe Created']);
  });
});
