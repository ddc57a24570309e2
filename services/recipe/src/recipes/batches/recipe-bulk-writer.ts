import { AppError, RecipeDeleted, RecipeUpdated, type Actor } from '@larder/contracts';
import { slices } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import {
  changedFields,
  nextVersion,
  type RecipeDocument,
  type RecipeFields,
  recipeEvent,
  TrashRepository,
  RecipeVersionRepository,
} from '../../recipe-store/index.js';
import type { BulkEvents } from '../writing/bulk-events.js';
import type { PlannedChange } from './change-planner.js';
import { RecipeBulkRepository } from './recipe-bulk.repository.js';
import { RecipeWriter } from '../writing/recipe-writer.js';

/** Recipes per statement; few enough that other writers do not wait for long. */
const BATCH_SIZE = 200;

/** Computes the new fields from any state of the recipe, without queries. */
export type PlainChange = (recipe: RecipeDocument) => Partial<RecipeFields>;

/**
 * Changes or deletes many recipes that were read and checked before. After a concurrent change a recipe is read again;
 * a deleted one is skipped.
 */
@Injectable()
export class RecipeBulkWriter {
  constructor(
    private readonly recipes: RecipeBulkRepository,
    private readonly writer: RecipeWriter,
    private readonly versions: RecipeVersionRepository,
    private readonly trash: TrashRepository,
  ) {}

  /** @returns the number of changed recipes */
  change(actor: Actor, recipes: RecipeDocument[], change: PlainChange, bulk: BulkEvents): Promise<number> {
    const writeBatch = async (some: RecipeDocument[]) => {
      const planned = some.map((read) => ({ read, changes: change(read) }));
      const saved = await this.write(actor, planned, bulk);
      return new Set(some.flatMap(({ _id }) => (saved.has(_id) ? [] : _id)));
    };
    return inBulk(recipes, writeBatch, ({ _id }) => this.writer.change(actor, _id, change, { bulk }));
  }

  /**
   * Saves planned changes, at most one per recipe. After a concurrent change, the fields are computed again.
   *
   * @returns the recipes in the order of the changes
   * @throws `recipe.not-found`, `recipe.already-exists` when a concurrent request deleted a recipe or took its new slug
   */
  async saveAll(actor: Actor, all: PlannedChange[], bulk: BulkEvents): Promise<RecipeDocument[]> {
    const saved: RecipeDocument[] = [];
    for (const some of slices(all, BATCH_SIZE)) {
      const written = await this.write(actor, some, bulk);
      for (const { read, recompute } of some) {
        saved.push(written.get(read._id) ?? (await this.writer.change(actor, read._id, recompute, { bulk })));
      }
    }
    return saved;
  }

  private async write(
    actor: Actor,
    some: Omit<PlannedChange, 'recompute'>[],
    bulk: BulkEvents,
  ): Promise<Map<string, RecipeDocument>> {
    const dateUpdated = new Date();
    const planned = some.map(({ read, changes }) => ({ read, changes: changedFields(read, changes) }));
    const versions = new Map(planned.map(({ read, changes }) => [read._id, nextVersion(actor, read, changes)]));
    await this.versions.ensureCopied(planned.map(({ read }) => read).filter(({ _id }) => versions.get(_id)));
    const saved = await this.recipes.update(
      actor,
      planned.map(({ read, changes: content }) => {
        const lastVersion = versions.get(read._id);
        const changes = { ...content, ...(lastVersion && { lastVersion }) };
        const changed = { ...read, ...changes, dateUpdated, revision: read.revision + 1 };
        const event = recipeEvent(RecipeUpdated, actor, changed, { bulk: true });
        return { read, changes: { ...changes, dateUpdated }, events: [event, ...bulk.eventsWith(changed)] };
      }),
    );
    this.versions.scheduleCopy([...saved.values()].filter(({ _id }) => versions.get(_id)));
    return saved;
  }

  /** @returns the number of deleted recipes */
  delete(actor: Actor, recipes: RecipeDocument[], bulk: BulkEvents): Promise<number> {
    const writeBatch = async (some: RecipeDocument[]) => {
      const contents = await this.trash.findContents(actor, some);
      const deletions = some.flatMap((read) => {
        const deleted = { ...read, revision: read.revision + 1 };
        const event = recipeEvent(RecipeDeleted, actor, deleted, { bulk: true });
        const trashed = contents.get(read._id);
        return trashed ? [{ read, events: [event, ...bulk.eventsWith(deleted)], trashed }] : [];
      });
      return this.recipes.delete(actor, deletions);
    };
    return inBulk(recipes, writeBatch, ({ _id }) => this.writer.delete(actor, _id, { bulk }));
  }
}

/**
 * Writes in batches. Recipes whose ids `writeBatch` returns have changed concurrently and are written one by one. Returns
 * the number of written recipes.
 */
async function inBulk(
  recipes: RecipeDocument[],
  writeBatch: (some: RecipeDocument[]) => Promise<Set<string>>,
  writeOne: (recipe: RecipeDocument) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  for (const some of slices(recipes, BATCH_SIZE)) {
    const changedIds = await writeBatch(some);
    count += some.length - changedIds.size;
    for (const recipe of some.filter(({ _id }) => changedIds.has(_id)))
      if (await isWritten(writeOne(recipe))) count += 1;
  }
  return count;
}

/** False for a recipe that was deleted concurrently. */
async function isWritten(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not-found') return false;
    throw error;
  }
}
