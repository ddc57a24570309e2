import { inBatches, type MigrationTools } from '@larder/service-kit';
import { type CreatedRecipe, creationEvent, TIMELINE, type TimelineDocument } from '../social/index.js';

type Db = MigrationTools['db'];

const BATCH_SIZE = 500;

/**
 * Adds the creation event to recipes that are older than the timeline: at their creation date, for their owner.
 * Existing events are kept, so that an interrupted run can be repeated.
 */
export async function addCreationEvents({ db, log }: MigrationTools): Promise<void> {
  const recipes = db
    .collection<CreatedRecipe>('recipes')
    // Deleted recipes with unpublished events have no group.
    .find({ groupId: { $exists: true } }, { projection: { groupId: 1, householdId: 1, userId: 1, createdAt: 1 } });
  let count = 0;
  for await (const some of inBatches(recipes as AsyncIterable<CreatedRecipe>, BATCH_SIZE))
    count += await begin(db, some);
  log.info('timelines begun', { begun: count });
}

async function begin(db: Db, recipes: CreatedRecipe[]): Promise<number> {
  const events = db.collection<TimelineDocument>(TIMELINE);
  const ids = recipes.map(({ _id }) => _id);
  const existing = new Set(await events.distinct('recipeId', { recipeId: { $in: ids }, eventType: 'system' }));
  const writes = recipes
    .filter(({ _id }) => !existing.has(_id))
    .map(toRecord)
    .map(({ _id, ...fields }) => ({ updateOne: { filter: { _id }, update: { $setOnInsert: fields }, upsert: true } }));
  if (writes.length === 0) return 0;
  return (await events.bulkWrite(writes, { ordered: false })).upsertedCount;
}

/** As old as the recipe, so that lists of new events do not start with them. */
function toRecord(recipe: CreatedRecipe): TimelineDocument {
  const { groupId, createdAt } = recipe;
  return { ...creationEvent(recipe), groupId, revision: 0, createdAt, updatedAt: createdAt };
}
