import {
  DeleteTimelineEvent,
  DuplicateRecipe,
  ImportRecipe,
  ReadTimelineEvent,
  ReadTimelineEventForEdit,
  RecipeCreated,
  TimelineEventCreated,
  TimelineEventDeleted,
  TimelineEventUpdated,
  UpdateTimelineEvent,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { waitUntil } from '@larder/testing';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';
import { timelineCalls } from '../support/calls/timeline-calls.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const notFound = { code: 'common.not-found' };
const refused = { code: 'recipe.not-allowed' };
const { list, subjects, note, twoHouseholds } = timelineCalls(() => recipes);

describe('a new recipe', () => {
  it('has a creation event, in all ways of creation', async () => {
    const ana = await recipes.member();
    const { id, createdAt } = await recipes.recipe(ana, 'Soup');
    const [first] = await list(ana);
    expect(first).toEqual({
      recipeId: id,
      userId: ana.userId,
      subject: 'Recipe Created',
      eventType: 'system',
      eventMessage: null,
      image: 'does not have image',
      timestamp: createdAt,
      id: expect.any(String) as string,
      groupId: ana.groupId,
      householdId: ana.householdId,
      createdAt: expect.any(String) as string,
      updatedAt: expect.any(String) as string,
    });

    await recipes
      .as(ana)
      .request(ImportRecipe, { id: newId(), recipe: { name: 'Cake' }, imageKey: null, rating: null });
    await recipes.as(ana).request(DuplicateRecipe, { id: newId(), slugOrId: 'soup' });
    expect(await subjects(ana)).toEqual(['Recipe Created', 'Recipe Created', 'Recipe Created']);
  });

  it('gets it once, also when its event is repeated', async () => {
    const ana = await recipes.member();
    const { id: recipeId, slug, name } = await recipes.recipe(ana);
    await recipes.publish(RecipeCreated, { recipeId, slug, name, revision: 0 }, { actor: ana });
    await recipes.settled();

    expect(await subjects(ana)).toEqual(['Recipe Created']);
  });

  it('gets it once after a crash before publishing, also for repeated events', async () => {
    const ana = await recipes.member();
    const { id, name } = await recipes.recipe(ana);
    const left = { _id: newId(), slug: 'left-behind', slugKey: 'left-behind' };
    const stored = recipes.collection<{ _id: string }>('recipes');
    await stored.insertOne({ ...(await stored.findOne({ _id: id })), ...left });

    const created = { recipeId: left._id, slug: left.slug, name, revision: 0 };
    for (const once of [created, created]) await recipes.publish(RecipeCreated, once, { actor: ana });
    await waitUntil(async () => (await list(ana)).length > 1);

    expect((await list(ana)).map(({ recipeId }) => recipeId).sort()).toEqual([id, left._id].sort());
  });
});

describe('the timeline', () => {
  it('accepts events of members of the group, also on recipes of other households', async () => {
    const { ana, neighbor } = await twoHouseholds();
    const { id: recipeId, slug } = await recipes.recipe(ana);

    const made = await note(neighbor, recipeId, { eventMessage: 'More salt', timestamp: '2026-02-03T23:59:59+01:00' });

    expect(made).toMatchObject({
      recipeId,
      userId: neighbor.userId,
      subject: 'Made it',
      eventMessage: 'More salt',
      image: 'does not have image',
      timestamp: '2026-02-03T22:59:59.000Z',
      householdId: ana.householdId,
    });
    expect(await recipes.as(ana).request(ReadTimelineEvent, { id: made.id })).toEqual(made);
    const [published] = await recipes.eventually.published(TimelineEventCreated, {
      where: ({ timelineEventId }) => timelineEventId === made.id,
    });
    expect(published).toMatchObject({
      recipeId,
      recipeSlug: slug,
      householdId: ana.householdId,
      userId: neighbor.userId,
    });
  });

  it('can be changed by the author and by administrators only, except events of the product', async () => {
    const { group, ana, neighbor } = await twoHouseholds();
    const admin = await recipes.member({ group, admin: true });
    const { id: recipeId } = await recipes.recipe(ana);
    const [created] = await list(ana);
    const { id } = await note(ana, recipeId, { eventMessage: 'Salty' });

    const changesOf = (actor: Actor, eventId: string) => [
      recipes.as(actor).request(UpdateTimelineEvent, { id: eventId, changes: { subject: 'Theirs' } }),
      recipes.as(actor).request(DeleteTimelineEvent, { id: eventId }),
      recipes.as(actor).request(ReadTimelineEventForEdit, { id: eventId }),
    ];
    const replies = await Promise.allSettled([...changesOf(neighbor, id), ...changesOf(admin, created?.id ?? '')]);
    const refusal = { status: 'rejected', reason: expect.objectContaining(refused) as Error };
    expect(replies).toEqual(replies.map(() => refusal));
    const changed = await recipes.as(ana).request(UpdateTimelineEvent, { id, changes: { subject: 'Made again' } });
    expect(changed).toMatchObject({ subject: 'Made again', eventMessage: 'Salty' });
    const cleared = await recipes.as(admin).request(UpdateTimelineEvent, { id, changes: { eventMessage: null } });
    expect(cleared).toMatchObject({ subject: 'Made again', eventMessage: null });
    expect(await recipes.as(ana).request(DeleteTimelineEvent, { id })).toEqual(cleared);
    await expect(recipes.as(ana).request(DeleteTimelineEvent, { id })).rejects.toMatchObject(notFound);
    await recipes.eventually.published(TimelineEventUpdated, { where: (each) => each.timelineEventId === id });
    await recipes.eventually.published(TimelineEventDeleted, { where: (each) => each.timelineEventId === id });
  });

  it('can be written for oneself, and by administrators for others of the group', async () => {
    const { group, ana, neighbor } = await twoHouseholds();
    const admin = await recipes.member({ group, admin: true });
    const outsider = await recipes.member();
    const { id: recipeId } = await recipes.recipe(ana);

    await expect(note(neighbor, recipeId, { userId: ana.userId })).rejects.toMatchObject(refused);
    await expect(note(admin, recipeId, { userId: outsider.userId })).rejects.toMatchObject(notFound);
    expect(await note(admin, recipeId, { userId: ana.userId })).toMatchObject({ userId: ana.userId });
  });

  it('refuses invalid events, and unknown recipes', async () => {
    const ana = await recipes.member();
    const { id: recipeId } = await recipes.recipe(ana);
    const invalid = { code: 'common.invalid' };

    await expect(note(ana, recipeId, { subject: ' ' })).rejects.toMatchObject(invalid);
    await expect(note(ana, recipeId, { eventType: 'party' as never })).rejects.toMatchObject(invalid);
    await expect(note(ana, newId())).rejects.toMatchObject({ code: 'recipe.timeline-recipe-not-found' });
    const unknown = recipes.as(ana).request(UpdateTimelineEvent, { id: newId(), changes: { subject: 'x' } });
    await expect(unknown).rejects.toMatchObject(notFound);
    expect(await subjects(ana)).toEqual(['Recipe Created']);
  });

  it('stores an event once for repeated requests, also concurrent ones', async () => {
    const ana = await recipes.member();
    const { id: recipeId } = await recipes.recipe(ana);
    const id = newId();

    const both = await Promise.all([note(ana, recipeId, {}, id), note(ana, recipeId, {}, id)]);

    expect(both[0]?.id).toBe(both[1]?.id);
    expect((await list(ana)).filter((event) => event.id === id)).toHaveLength(1);
  });

  it('is not found for other groups and visitors', async () => {
    const [ana, outsider] = [await recipes.member(), await recipes.member({ admin: true })];
    const { id: recipeId } = await recipes.recipe(ana);
    const { id } = await note(ana, recipeId);
    const as = recipes.as(outsider);

    await expect(as.request(ReadTimelineEvent, { id })).rejects.toMatchObject(notFound);
    await expect(as.request(UpdateTimelineEvent, { id, changes: {} })).rejects.toMatchObject(notFound);
    await expect(as.request(DeleteTimelineEvent, { id })).rejects.toMatchObject(notFound);
    await expect(note(outsider, recipeId)).rejects.toMatchObject({ code: 'recipe.timeline-recipe-not-found' });
    expect(await list(outsider)).toEqual([]);
    const visitor = recipes.as(null).request(ReadTimelineEvent, { id });
    await expect(visitor).rejects.toMatchObject({ code: 'common.not-authenticated' });
  });
});
