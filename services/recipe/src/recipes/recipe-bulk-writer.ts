import { AppError, RecipeDeleted, RecipeUpdated, type Actor } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { type RecipeDocument, type RecipeFields, tell } from '../recipe-store/index.js';
import { slices } from '../pagination/index.js';
import type { BulkTelling } from './bulk-telling.js';
import type { PlannedChange } from './change-planner.js';
import { RecipeBulkRepository } from './recipe-bulk.repository.js';
import { RecipeWriter } from './recipe-writer.js';
/** Recipes written by one statement: few enough that other writers need not wait for long. */
const BATCH = 200;

/** What a recipe becomes, whatever it is when that is worked out; nothing that needs a query. */
export type PlainChange = (recipe: RecipeDocument) => Partial<RecipeFields>;

/**
 * Changes or deletes many recipes that were read, and found to be the caller's to change, a moment ago. A recipe that
 * another request changes at the same moment is read again; one that is gone is skipped.
 */
@Injectable()
export class RecipeBulkWriter {
  constructor(
    private readonly recipes: RecipeBulkRepository,
    private readonly writer: RecipeWriter,
  ) {}

  /** @returns how many were changed */
  change(actor: Actor, recipes: RecipeDocument[], change: PlainChange, telling: BulkTelling): Promise<number> {
    const written = async (some: RecipeDocument[]) => {
      const planned = some.map((read) => ({ read, changes: change(read) }));
      const saved = await this.write(actor, planned, telling);
      return new Set(some.flatMap(({ _id }) => (saved.has(_id) ? [] : _id)));
    };
    return inBulk(recipes, written, ({ _id }) => this.writer.change(actor, _id, change, { telling }));
  }

  /**
   * Saves changes that were planned, at most one of each recipe. Where another request was faster, the change is worked
   * out again.
   *
   * @returns the recipes in the order of the changes
   * @throws `recipe.not-found`, `recipe.already-exists` when another request deleted a recipe or took its new slug
   */
  async saveAll(actor: Actor, all: PlannedChange[], telling: BulkTelling): Promise<RecipeDocument[]> {
    const saved: RecipeDocument[] = [];
    for (const some of slices(all, BATCH)) {
      const written = await this.write(actor, some, telling);
      for (const { read, again } of some) {
        saved.push(written.get(read._id) ?? (await this.writer.change(actor, read._id, again, { telling })));
      }
    }
    return saved;
  }

  private write(
    actor: Actor,
    some: Omit<PlannedChange, 'again'>[],
    telling: BulkTelling,
  ): Promise<Map<string, RecipeDocument>> {
    const dateUpdated = new Date();
    return this.recipes.update(
      actor,
      some.map(({ read, changes }) => {
        const changed = { ...read, ...changes, dateUpdated, revision: read.revision + 1 };
        const event = tell(RecipeUpdated, actor, changed, { bulk: true });
        return { read, changes: { ...changes, dateUpdated }, events: [event, ...telling.eventsWith(changed)] };
      }),
    );
  }

  /** @returns how many were deleted */
  delete(actor: Actor, recipes: RecipeDocument[], telling: BulkTelling): Promise<number> {
    const written = (some: RecipeDocument[]) =>
      this.recipes.delete(
        actor,
        some.map((read) => {
          const gone = { ...read, revision: read.revision + 1 };
          const event = tell(RecipeDeleted, actor, gone, { bulk: true });
          return { read, events: [event, ...telling.eventsWith(gone)] };
        }),
      );
    return inBulk(recipes, written, ({ _id }) => this.writer.delete(actor, _id, { telling }));
  }
}

/** Writes a batch at a time, and what `write` gives back one by one. */
async function inBulk(
  recipes: RecipeDocument[],
  write: (some: RecipeDocument[]) => Promise<Set<string>>,
  writeOne: (recipe: RecipeDocument) => Promise<unknown>,
): Promise<number> {
  let done = 0;
  for (const some of slices(recipes, BATCH)) {
    const left = await write(some);
    done += some.length - left.size;
    for (const recipe of some.filter(({ _id }) => left.has(_id))) if (await isThere(writeOne(recipe))) done += 1;
  }
  return done;
}

async function isThere(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not-found') return false;
    throw error;
  }
}
