import type { MigrationTools } from '@larder/service-kit';
import { type CreatedRecipe, creationEvent, TIMELINE, type TimelineDocument } from '../social/index.js';
import { inBatches } from '../pagination/index.js';
type Db = MigrationTools['db'];

const BATCH = 500;

/**
 * Adds the creation event to recipes from before there was a timeline: at their creation date, in the name of their owner.
 * What has such an event keeps it, so that this may be cut off and run again.
 */
export async function beginTimelines({ db, log }: MigrationTools): Promise<void> {
  const recipes = db
    .collection<CreatedRecipe>('recipes')
    // Deleted recipes with unpublished events have no group.
    .find({ groupId: { $exists: true } }, { projection: { groupId: 1, householdId: 1, userId: 1, createdAt: 1 } });
  let begun = 0;
  for await (const some of inBatches(recipes as AsyncIterable<CreatedRecipe>, BATCH)) begun += await begin(db, some);
  log.info('timelines begun', { begun });
}

async function begin(db: Db, recipes: CreatedRecipe[]): Promise<number> {
  const events = db.collection<TimelineDocument>(TIMELINE);
  const ids = recipes.map(({ _id }) => _id);
  const begun = new Set(await events.distinct('recipeId', { recipeId: { $in: ids }, eventType: 'system' }));
  const writes = recipes
    .filter(({ _id }) => !begun.has(_id))
    .map(toRecord)
    .map(({ _id, ...fields }) => ({ updateOne: { filter: { _id }, update: { $setOnInsert: fields }, upsert: true } }));
  if (writes.length === 0) return 0;
  return (await events.bulkWrite(writes, { ordered: false })).upsertedCount;
}

/** As old as the recipe, so that lists of what is new do not begin with all of them. */
function toRecord(recipe: CreatedRecipe): TimelineDocument {
  const { groupId, createdAt } = recipe;
  return { ...creationEvent(recipe), groupId, revision: 0, createdAt, updatedAt: createdAt };
}
