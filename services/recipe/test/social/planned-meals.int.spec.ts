import { Readable } from 'node:stream';
import {
  ListPlannedRecipes,
  ListTimelineEvents,
  ReadRecipe,
  readPage,
  RecipeUpdated,
  SetLastMade,
  TimelineEventCreated,
  type Actor,
  type PlannedRecipe,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup, aMember } from '@larder/testing';
import { PlannedMeals } from '../../src/social/timeline/planned-meals/planned-meals.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

const TICK_AT = new Date('2026-03-14T22:45:00Z');

let recipes: TestRecipes;
let plan: PlannedRecipe[];
beforeAll(async () => {
  recipes = await startRecipes();
  await recipes.fakeStream(ListPlannedRecipes, ({ at }) => Readable.from(at === TICK_AT.toISOString() ? plan : []));
});
beforeEach(() => {
  plan = [];
});
afterAll(() => recipes.stop());

let entries = 0;
function planned(cook: Actor, recipeId: string, entryType: PlannedRecipe['entryType'] = 'dinner'): PlannedRecipe {
  const { userId, groupId, householdId } = cook;
  return { entryId: (entries += 1), date: '2026-03-14', entryType, recipeId, userId, groupId, householdId };
}
const endOfDay = () => recipes.get(PlannedMeals).publishDay({ tickAt: TICK_AT, signal: new AbortController().signal });
const made = async (actor: Actor) => {
  const query = { queryFilter: 'eventType = "info"', orderBy: 'subject', orderDirection: 'asc' as const };
  return (await readPage(recipes.as(actor).stream(ListTimelineEvents, query))).items;
};
const lastMade = async (actor: Actor, slugOrId: string) =>
  (await recipes.as(actor).request(ReadRecipe, { slugOrId })).lastMade;

describe('at the end of the day', () => {
  it('marks planned recipes as made, also those of another household', async () => {
    const group = aGroup();
    const [ana, neighbor] = [await recipes.member({ group }), await recipes.member({ group })];
    const { id } = await recipes.recipe(ana);
    plan = [planned(neighbor, id), planned(ana, id, 'side')];

    await endOfDay();

    const events = await made(ana);
    expect(events.map(({ userId }) => userId).sort()).toEqual([ana.userId, neighbor.userId].sort());
    expect(events.map(({ subject }) => subject.replace(/^.* made/, 'made')).sort()).toEqual([
      'made this as a side',
      'made this for dinner',
    ]);
    for (const { timestamp, householdId } of events) {
      expect([timestamp, householdId]).toEqual([TICK_AT.toISOString(), ana.householdId]);
    }
    expect(await lastMade(ana, id)).toBe(TICK_AT.toISOString());
    await recipes.settled();
    expect(recipes.published(TimelineEventCreated).filter(({ recipeId }) => recipeId === id)).toHaveLength(2);
    expect(recipes.published(RecipeUpdated).filter(({ recipeId }) => recipeId === id)).toHaveLength(1);
  });

  it('publishes no event twice, and keeps a later day', async () => {
    const ana = await recipes.member();
    const { id } = await recipes.recipe(ana);
    plan = [planned(ana, id)];
    await endOfDay();
    await recipes.as(ana).request(SetLastMade, { slugOrId: id, timestamp: '2026-03-15T10:00:00Z' });

    await endOfDay();

    expect(await made(ana)).toHaveLength(1);
    expect(await lastMade(ana, id)).toBe('2026-03-15T10:00:00.000Z');
  });

  it('leaves out meals whose user or recipe was deleted', async () => {
    const ana = await recipes.member();
    const { id } = await recipes.recipe(ana);
    const gone = { ...ana, userId: aMember().userId };
    plan = [planned(gone, id), planned(ana, newId())];

    await endOfDay();

    expect([await made(ana), await lastMade(ana, id)]).toEqual([[], null]);
  });
});
