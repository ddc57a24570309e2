import { formatUuid, isUuid, RecipeDeleted, type GroupScope, type TenantScope } from '@larder/contracts';
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
import { lookupFilter, lookupFor, type RecipeLookup } from './lookups/recipe-lookup.js';
import { SharedReads } from './lookups/shared-reads.js';
import { withComments, type RecipeWithComments } from './recipe-with-comments.js';
import { groupEvent, purgedEvent } from './recipe-events.js';
import { SUMMARY_FIELDS, type SummaryDocument } from './recipe.mapper.js';
import type { RecipeDocument, RecipeFields, RecipeOwnership, TrashContent } from './schemas/recipe-document.js';
import { RECIPES } from './schemas/recipe.schema.js';

const NAMED_FIELDS = { groupId: 1, householdId: 1, slug: 1, name: 1 } as const;
export type NamedRecipe = Pick<RecipeDocument, '_id' | keyof typeof NAMED_FIELDS>;

/** Undefined fields are not stored, as in Mongoose. */
const PLAIN = { ignoreUndefined: true } as const;
/** Recipes per batch. */
const BATCH_SIZE = 100;

/** Every query on single recipes; lists are in `recipe-list.repository.ts`. */
@Injectable()
export class RecipeRepository {
  private readonly reads = new SharedReads((first, others) => this.readAllWithComments(first, others));

  constructor(
    @InjectModel(RECIPES) private readonly model: Model<RecipeDocument>,
    private readonly outbox: Outbox,
    private readonly feed: RecipeChangeFeed,
  ) {}

  /** A recipe of the group, by slug or, when the text looks like one, by id. */
  find(group: GroupScope, slugOrId: string): Promise<RecipeDocument | null> {
    return this.model.findOne(lookupFilter(lookupFor(group, slugOrId))).lean<RecipeDocument>();
  }

  /** The same with its comments. */
  findWithComments(group: GroupScope, slugOrId: string): Promise<RecipeWithComments | null> {
    return this.reads.find(lookupFor(group, slugOrId));
  }

  /** The recipes of the group with these slugs or ids, each once and in the given order. */
  async findMany({ groupId }: GroupScope, slugsOrIds: string[]): Promise<RecipeDocument[]> {
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

  private readAllWithComments(first: RecipeLookup, others: RecipeLookup[]): Promise<RecipeWithComments[]> {
    const pipeline = [{ $match: lookupFilter(first, others) }, { $limit: 1 + others.length }, withComments(first)];
    return this.documents.aggregate<RecipeWithComments>(pipeline).toArray();
  }

  findSummaries({ groupId }: GroupScope, ids: string[]): Promise<SummaryDocument[]> {
    return this.model.find({ _id: { $in: ids }, groupId }, SUMMARY_FIELDS).lean<SummaryDocument[]>();
  }

  /** The fields of recipes that events contain: name, slug, group and household. */
  findNamed({ groupId }: GroupScope, ids: string[]): Promise<NamedRecipe[]> {
    return this.model.find({ _id: { $in: ids }, groupId }, NAMED_FIELDS).lean<NamedRecipe[]>();
  }

  /** The owner of a recipe, for any caller. */
  async findOwnership(id: string): Promise<RecipeOwnership | null> {
    const existing = await this.model.findById(id, { groupId: 1, householdId: 1, userId: 1 }).lean<RecipeOwnership>();
    // Tombstones and recipes in the trash have no group.
    return existing?.groupId ? existing : null;
  }

  async hasSlug({ groupId }: GroupScope, slug: string): Promise<boolean> {
    return (await this.model.exists({ groupId, slugKey: shortKey(slug), slug })) !== null;
  }

  /** Those of the slug keys that exist in the group. */
  async findExistingSlugKeys({ groupId }: GroupScope, slugKeys: string[]): Promise<Set<string>> {
    const filter = { groupId, slugKey: { $in: slugKeys } };
    const existing = await this.model.find(filter, { slugKey: 1 }).lean<Pick<RecipeDocument, 'slugKey'>[]>();
    return new Set(existing.map(({ slugKey }) => slugKey));
  }

  /** Stores a new recipe. Throws a duplicate key error for a taken slug or id. */
  async insert(fields: RecipeFields & { _id: string }, event: OutboxEntry): Promise<RecipeDocument> {
    const stored = { ...fields, revision: 0, createdAt: fields.dateUpdated, updatedAt: fields.dateUpdated };
    await this.documents.insertOne({ ...stored, ...outboxFields([event]) }, PLAIN);
    this.outbox.publish(this.model, fields._id, [event]);
    this.feed.notifySaved(stored.groupId, stored);
    return stored;
  }

  /**
   * Changes a recipe if it is unchanged since it was read; null after a concurrent change. Throws a duplicate key error
   * for a taken slug.
   */
  async update(
    read: RecipeDocument,
    changes: Partial<RecipeFields>,
    events: OutboxEntry[],
  ): Promise<RecipeDocument | null> {
    const { _id, groupId, revision } = read;
    const $set = { ...changes, updatedAt: new Date() };
    const update = withOutbox({ $set, $inc: { revision: 1 } }, events);
    // Only the average rating changes without a new revision; the other fields need not be read.
    const options = { returnDocument: 'after', projection: { rating: 1 }, ...PLAIN } as const;
    const after = await this.documents.findOneAndUpdate({ _id, groupId, revision }, update, options);
    if (!after) return null;
    const saved = { ...read, ...$set, rating: after.rating, revision: revision + 1 };
    this.outbox.publish(this.model, _id, events);
    this.feed.notifySaved(groupId, saved);
    return saved;
  }

  /**
   * Deletes a recipe if it is unchanged since it was read; false after a concurrent change. With `trashed`, it is moved
   * to the trash.
   */
  async delete(
    { _id, groupId, revision }: RecipeDocument,
    events: OutboxEntry[],
    trashed?: TrashContent,
  ): Promise<boolean> {
    const kept = trashed && { revision: revision + 1, trashed };
    const deleted = await deleteWithTombstone(this.model, { _id, groupId, revision }, events, kept);
    if (!deleted) return false;
    this.outbox.publish(this.model, _id);
    this.feed.notifyDeleted(groupId, _id, revision + 1);
    return true;
  }

  /** The native collection: for frequent requests Mongoose takes longer than the database. */
  private get documents(): Collection<RecipeDocument> {
    return this.model.collection as unknown as Collection<RecipeDocument>;
  }

  async hasRecipesOf(userId: string): Promise<boolean> {
    return (await this.model.exists({ userId })) !== null;
  }

  /** Moves an owner's recipes to another household of the group. Not an edit by a user, so `updatedAt` is kept. */
  async moveOwned(userId: string, { groupId, householdId }: TenantScope): Promise<void> {
    const update = { $set: { householdId }, $inc: { revision: 1 } };
    const filter = { userId, groupId, householdId: { $ne: householdId } };
    await this.model.updateMany(filter, update, { timestamps: false });
  }

  /** Transfers an owner's recipes, all or those of a group, to another user; they stay in their household. */
  async transferOwnership(userId: string, successorId: string, groupId?: string): Promise<void> {
    const update = { $set: { userId: successorId }, $inc: { revision: 1 } };
    await this.model.updateMany({ userId, ...(groupId && { groupId }) }, update, { timestamps: false });
  }

  /** Moves all recipes of a household to another one. */
  async moveHousehold({ groupId }: GroupScope, from: string, to: string): Promise<void> {
    const update = { $set: { householdId: to }, $inc: { revision: 1 } };
    await this.model.updateMany({ groupId, householdId: from }, update, { timestamps: false });
  }

  /** Deletes a batch of recipes of a deleted group; false when none are left. */
  async deleteBatch(groupId: string): Promise<boolean> {
    const some = await this.model.find({ groupId }).limit(BATCH_SIZE).lean<RecipeDocument[]>();
    for (const recipe of some) {
      await this.delete(recipe, [groupEvent(RecipeDeleted, recipe), purgedEvent(groupId, recipe._id)]);
    }
    return some.length > 0;
  }

  /** Site-wide counts for administrators; it may read the whole collection, since no other request waits for it. */
  async count(): Promise<{ totalRecipes: number; uncategorizedRecipes: number; untaggedRecipes: number }> {
    const existing = { groupId: { $exists: true } };
    const [totalRecipes, uncategorizedRecipes, untaggedRecipes] = await Promise.all([
      this.model.countDocuments(existing),
      this.model.countDocuments({ ...existing, 'categoryIds.0': { $exists: false } }),
      this.model.countDocuments({ ...existing, 'tagIds.0': { $exists: false } }),
    ]);
    return { totalRecipes, uncategorizedRecipes, untaggedRecipes };
  }
}
