import { formatUuid, isUuid, RecipeDeleted, type Actor } from '@larder/contracts';
import {
  deleteWithTombstone,
  InjectModel,
  Outbox,
  outboxFields,
  withOutbox,
  type OutboxEntry,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongodb';
import type { Model } from 'mongoose';
import { shortKey } from '../records/index.js';
import { RecipeChangeFeed } from './recipe-change-feed.js';
import { withComments, type DiscussedRecipe } from './recipe-with-comments.js';
import { groupEvent } from './recipe-events.js';
import { SUMMARY_FIELDS, type SummaryDocument } from './recipe.mapper.js';
import type { RecipeDocument, RecipeFields, RecipeHome, TrashContent } from './recipe.schema.js';
import { purgedEvent } from './trash.repository.js';

type Group = Pick<Actor, 'groupId'>;
const NAMED_FIELDS = { groupId: 1, householdId: 1, slug: 1, name: 1 } as const;
export type NamedRecipe = Pick<RecipeDocument, '_id' | keyof typeof NAMED_FIELDS>;

/** What is undefined is not stored; Mongoose leaves it out, too. */
const PLAIN = { ignoreUndefined: true } as const;
/** Recipes deleted between two looks at what is left. */
const SOME = 100;

/** Every query on single recipes; lists are in `recipe-list.repository.ts`. */
@Injectable()
export class RecipeRepository {
  constructor(
    @InjectModel('recipes') private readonly model: Model<RecipeDocument>,
    private readonly outbox: Outbox,
    private readonly feed: RecipeChangeFeed,
  ) {}

  /** A recipe of the group, by slug or, when the text looks like one, by id. */
  find(group: Group, slugOrId: string): Promise<RecipeDocument | null> {
    return this.model.findOne(addressed(group, slugOrId)).lean<RecipeDocument>();
  }

  /** The same with what was said about it. */
  async findDiscussed(group: Group, slugOrId: string): Promise<DiscussedRecipe | null> {
    const pipeline = [{ $match: addressed(group, slugOrId) }, { $limit: 1 }, withComments(group)];
    return (await this.documents.aggregate<DiscussedRecipe>(pipeline).toArray())[0] ?? null;
  }

  /** Those of the recipes that the group has, by slug or id, each once and in the order asked for. */
  async findAll({ groupId }: Group, slugsOrIds: string[]): Promise<RecipeDocument[]> {
    const ids = slugsOrIds.filter(isUuid).map(formatUuid);
    const slugs = slugsOrIds.filter((text) => !isUuid(text));
    const [byId, bySlug] = await Promise.all([
      ids.length ? this.model.find({ _id: { $in: ids }, groupId }).lean<RecipeDocument[]>() : [],
      slugs.length ? this.model.find({ groupId, slugKey: { $in: slugs.map(shortKey) } }).lean<RecipeDocument[]>() : [],
    ]);
    const existing = new Map(
      [...byId, ...bySlug].flatMap((recipe) => [[recipe._id, recipe] as const, [recipe.slug, recipe]]),
    );
    const names = slugsOrIds.map((text) => (isUuid(text) ? formatUuid(text) : text));
    return [...new Set(names.flatMap((text) => existing.get(text) ?? []))];
  }

  summaries({ groupId }: Group, ids: string[]): Promise<SummaryDocument[]> {
    return this.model.find({ _id: { $in: ids }, groupId }, SUMMARY_FIELDS).lean<SummaryDocument[]>();
  }

  /** The fields of a recipe in events: name, address and home. */
  named({ groupId }: Group, ids: string[]): Promise<NamedRecipe[]> {
    return this.model.find({ _id: { $in: ids }, groupId }, NAMED_FIELDS).lean<NamedRecipe[]>();
  }

  /** The owner of a recipe, for any caller. */
  async homeOf(id: string): Promise<RecipeHome | null> {
    const existing = await this.model.findById(id, { groupId: 1, householdId: 1, userId: 1 }).lean<RecipeHome>();
    // A tombstone has no group, nor has a recipe in the trash.
    return existing?.groupId ? existing : null;
  }

  async hasSlug({ groupId }: Group, slug: string): Promise<boolean> {
    return (await this.model.exists({ groupId, slugKey: shortKey(slug), slug })) !== null;
  }

  /** Those of the slug keys that recipes of the group have. */
  async takenKeys({ groupId }: Group, slugKeys: string[]): Promise<Set<string>> {
    const filter = { groupId, slugKey: { $in: slugKeys } };
    const existing = await this.model.find(filter, { slugKey: 1 }).lean<Pick<RecipeDocument, 'slugKey'>[]>();
    return new Set(existing.map(({ slugKey }) => slugKey));
  }

  /** Stores a new recipe; a taken slug, or a taken id, is a duplicate key. */
  async insert(fields: RecipeFields & { _id: string }, event: OutboxEntry): Promise<RecipeDocument> {
    const stored = { ...fields, revision: 0, createdAt: fields.dateUpdated, updatedAt: fields.dateUpdated };
    await this.documents.insertOne({ ...stored, ...outboxFields([event]) }, PLAIN);
    this.outbox.publish(this.model, fields._id, [event]);
    this.feed.saved(stored.groupId, stored);
    return stored;
  }

  /** Changes a recipe if it is still as it was read; null after a concurrent change. A taken slug is a duplicate key. */
  async update(
    read: RecipeDocument,
    changes: Partial<RecipeFields>,
    events: OutboxEntry[],
  ): Promise<RecipeDocument | null> {
    const { _id, groupId, revision } = read;
    const $set = { ...changes, updatedAt: new Date() };
    const update = withOutbox({ $set, $inc: { revision: 1 } }, events);
    // The average of the stars is all that changes without a new revision; the rest is known.
    const options = { returnDocument: 'after', projection: { rating: 1 }, ...PLAIN } as const;
    const after = await this.documents.findOneAndUpdate({ _id, groupId, revision }, update, options);
    if (!after) return null;
    const saved = { ...read, ...$set, rating: after.rating, revision: revision + 1 };
    this.outbox.publish(this.model, _id, events);
    this.feed.saved(groupId, saved);
    return saved;
  }

  /** Deletes a recipe if it is still as it was read; false after a concurrent change. With `trashed`, it goes there. */
  async delete(
    { _id, groupId, revision }: RecipeDocument,
    events: OutboxEntry[],
    trashed?: TrashContent,
  ): Promise<boolean> {
    const kept = trashed && { revision: revision + 1, trashed };
    const deleted = await deleteWithTombstone(this.model, { _id, groupId, revision }, events, kept);
    if (!deleted) return false;
    this.outbox.publish(this.model, _id);
    this.feed.deleted(groupId, _id, revision + 1);
    return true;
  }

  /** The collection itself: on the paths of every request Mongoose would cost more than the database. */
  private get documents(): Collection<RecipeDocument> {
    return this.model.collection as unknown as Collection<RecipeDocument>;
  }

  async owns(userId: string): Promise<boolean> {
    return (await this.model.exists({ userId })) !== null;
  }

  /** Moves an owner's recipes of the group to a household of it. This is no edit of them by a user, so `updatedAt` stays. */
  async moveOwned(userId: string, { groupId, householdId }: Group & { householdId: string }): Promise<void> {
    const update = { $set: { householdId }, $inc: { revision: 1 } };
    const filter = { userId, groupId, householdId: { $ne: householdId } };
    await this.model.updateMany(filter, update, { timestamps: false });
  }

  /** Gives an owner's recipes, all or those of a group, to another one; they stay in their household. */
  async handOver(userId: string, successorId: string, groupId?: string): Promise<void> {
    const update = { $set: { userId: successorId }, $inc: { revision: 1 } };
    await this.model.updateMany({ userId, ...(groupId && { groupId }) }, update, { timestamps: false });
  }

  /** Moves all recipes of a household to another one. */
  async moveHousehold({ groupId }: Group, from: string, to: string): Promise<void> {
    const update = { $set: { householdId: to }, $inc: { revision: 1 } };
    await this.model.updateMany({ groupId, householdId: from }, update, { timestamps: false });
  }

  /** Deletes some recipes of a group that does not exist any more; false when there are none left. */
  async deleteSome(groupId: string): Promise<boolean> {
    const some = await this.model.find({ groupId }).limit(SOME).lean<RecipeDocument[]>();
    for (const recipe of some) {
      await this.delete(recipe, [groupEvent(RecipeDeleted, recipe), purgedEvent(groupId, recipe._id)]);
    }
    return some.length > 0;
  }

  /** Site-wide figures, for the administrator's page; no request waits for it, so it may read the whole collection. */
  async count(): Promise<{ totalRecipes: number; uncategorizedRecipes: number; untaggedRecipes: number }> {
    const living = { groupId: { $exists: true } };
    const [totalRecipes, uncategorizedRecipes, untaggedRecipes] = await Promise.all([
      this.model.countDocuments(living),
      this.model.countDocuments({ ...living, 'categoryIds.0': { $exists: false } }),
      this.model.countDocuments({ ...living, 'tagIds.0': { $exists: false } }),
    ]);
    return { totalRecipes, uncategorizedRecipes, untaggedRecipes };
  }
}

function addressed({ groupId }: Group, slugOrId: string) {
  if (isUuid(slugOrId)) return { _id: formatUuid(slugOrId), groupId };
  return { groupId, slugKey: shortKey(slugOrId), slug: slugOrId };
}
