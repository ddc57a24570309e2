import { derivedId, InjectModel, Log } from '@larder/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Model } from 'mongoose';
import type { RecipeDocument } from '../schemas/recipe-document.js';
import type { StoredVersion } from '../schemas/recipe-document.js';
import { RECIPE_VERSIONS, type RecipeVersionDocument } from '../schemas/recipe-version.schema.js';

type VersionedRecipe = Pick<RecipeDocument, '_id' | 'groupId' | 'lastVersion'>;

/** Maximum number of versions of a recipe. */
const MAX_VERSIONS = 50;
/** Retention of a version, in milliseconds: two years. */
const LIFETIME_MS = 2 * 365 * 86_400_000;
/** Versions beyond the maximum are deleted at every tenth change. */
const TRIMMED_EVERY = 10;
/** Maximum number of copies of which the result is remembered. */
const MAX_COPIES = 5_000;

/**
 * Every query on versions (docs/decisions/0033-history-and-trash.md). The newest version of a recipe is in the recipe
 * itself, written with the change; it is copied here after the reply, at the latest before the next change.
 */
@Injectable()
export class RecipeVersionRepository implements OnModuleDestroy {
  /** Recent and pending copies of this replica, by id; false when the copy failed. */
  private readonly copies = new LRUCache<string, Promise<boolean>>({ max: MAX_COPIES });
  /** Collects copies while the previous batch is written. */
  private pendingBatch: CopyBatch | undefined;
  private latest: Promise<boolean> = Promise.resolve(true);

  constructor(
    @InjectModel(RECIPE_VERSIONS) private readonly model: Model<RecipeVersionDocument>,
    private readonly log: Log,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await this.latest;
  }

  /** Copies the versions in these recipes, after the reply; those of concurrent requests in one statement. */
  scheduleCopy(recipes: VersionedRecipe[]): void {
    const documents = recipes.flatMap(toDocument);
    if (documents.length === 0) return;
    this.pendingBatch ??= this.newBatch();
    this.pendingBatch.documents.push(...documents);
    for (const { _id } of documents) this.copies.set(_id, this.pendingBatch.copied);
  }

  /** Makes sure that the versions in these recipes are copied, before the next change replaces them. */
  async ensureCopied(recipes: VersionedRecipe[]): Promise<void> {
    const documents = recipes.flatMap(toDocument);
    const isCopied = await Promise.all(documents.map(({ _id }) => this.copies.get(_id) ?? Promise.resolve(false)));
    const missing = documents.filter((_document, at) => !isCopied[at]);
    if (missing.length > 0) await this.insert(missing);
  }

  /** The versions of a recipe of the group, newest first. */
  async findAll({ groupId, _id: recipeId, lastVersion }: VersionedRecipe): Promise<StoredVersion[]> {
    if (!lastVersion) return [];
    const number = { $gt: lastVersion.number - MAX_VERSIONS, $lt: lastVersion.number };
    const older = await this.model.find({ recipeId, groupId, number }).sort({ number: -1 }).lean<StoredVersion[]>();
    const oldest = Date.now() - LIFETIME_MS;
    return [lastVersion, ...older].filter(({ changedAt }) => changedAt.getTime() > oldest);
  }

  async deleteOfRecipe(recipeId: string): Promise<void> {
    await this.model.deleteMany({ recipeId });
  }

  async deleteExpired(now: Date): Promise<void> {
    await this.model.deleteMany({ changedAt: { $lte: new Date(now.getTime() - LIFETIME_MS) } });
  }

  private newBatch(): CopyBatch {
    const documents: NewVersion[] = [];
    this.latest = this.copyAfter(this.latest, documents);
    return { documents, copied: this.latest };
  }

  private async copyAfter(previous: Promise<boolean>, documents: NewVersion[]): Promise<boolean> {
    await previous;
    await new Promise((resolve) => setImmediate(resolve)); // the writes of one request share a batch
    this.pendingBatch = undefined;
    try {
      await this.insert(documents);
      return true;
    } catch (error) {
      this.log.warn('versions of recipes not copied, trying again before the next change', { error });
      return false;
    }
  }

  private async insert(documents: NewVersion[]): Promise<void> {
    const now = new Date();
    const writes = documents.map(({ _id, groupId, ...fields }) => ({
      updateOne: {
        filter: { _id, groupId },
        update: { $setOnInsert: { ...fields, createdAt: now, updatedAt: now } },
        upsert: true,
      },
    }));
    await this.model.collection.bulkWrite(writes as never, { ordered: false });
    const long = documents.filter(({ number }) => number > MAX_VERSIONS && number % TRIMMED_EVERY === 0);
    for (const { recipeId, number } of long) {
      await this.model.deleteMany({ recipeId, number: { $lte: number - MAX_VERSIONS } });
    }
  }
}

type NewVersion = Omit<RecipeVersionDocument, 'createdAt' | 'updatedAt'>;

interface CopyBatch {
  documents: NewVersion[];
  /** Whether it succeeded. */
  copied: Promise<boolean>;
}

function toDocument({ _id: recipeId, groupId, lastVersion }: VersionedRecipe): NewVersion[] {
  if (!lastVersion) return [];
  return [{ _id: derivedId(`recipe version ${recipeId} ${lastVersion.number}`), groupId, recipeId, ...lastVersion }];
}
