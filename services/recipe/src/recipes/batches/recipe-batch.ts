import { RecipeErrors, RecipesUpdated, type Actor, type RecipeUpdate } from '@larder/contracts';
import { Directory } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { type RecipeDocument, RecipeRepository } from '../../recipe-store/index.js';
import { patchContent, replaceContent } from '../changes/apply-changes.js';
import { BulkEvents } from '../writing/bulk-events.js';
import { ChangePlanner, type RecipeChange } from './change-planner.js';
import { resolveOwnership, type ChangeMode } from '../changes/rules/change-rules.js';
import { withOwners } from '../changes/with-owners.js';
import { RecipeAccess } from '../access/recipe-access.js';
import { addressOfRenamed } from '../changes/rules/recipe-address.js';
import { RecipeBulkWriter } from './recipe-bulk-writer.js';
import { RecipeWriter } from '../writing/recipe-writer.js';
import { RecipeUpdater } from '../writing/recipe-updater.js';

/** Changes several recipes: all of them are checked before the first is written. */
@Injectable()
export class RecipeBatch {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly access: RecipeAccess,
    private readonly planner: ChangePlanner,
    private readonly writer: RecipeWriter,
    private readonly bulkWriter: RecipeBulkWriter,
    private readonly updater: RecipeUpdater,
    private readonly directory: Directory,
  ) {}

  replaceAll(actor: Actor, updates: RecipeUpdate[]): Promise<RecipeDocument[]> {
    return this.changeAll(actor, updates, { apply: replaceContent });
  }

  patchAll(actor: Actor, updates: RecipeUpdate[]): Promise<RecipeDocument[]> {
    return this.changeAll(actor, updates, { apply: patchContent });
  }

  private async changeAll(actor: Actor, updates: RecipeUpdate[], mode: ChangeMode): Promise<RecipeDocument[]> {
    const all = await this.matchUpdates(actor, updates);
    const moved = all.map(({ recipe, input }) => ({ ...recipe, ...resolveOwnership(actor, recipe, input) }));
    await this.checkNames(actor, all);
    const bulk = new BulkEvents(RecipesUpdated, actor, new Map(moved.map((each) => [each._id, each.householdId])));
    const saved = await this.save(actor, all, { mode, bulk });
    for (const [at, { recipe, input }] of all.entries()) {
      await this.updater.deleteUnusedAssets(recipe, saved[at] ?? recipe, input, mode);
    }
    return saved;
  }

  /**
   * Changes all recipes with few statements; repeated changes of the same recipe are applied afterwards, one by one.
   */
  private async save(
    actor: Actor,
    all: RecipeChange[],
    { mode, bulk }: { mode: ChangeMode; bulk: BulkEvents },
  ): Promise<RecipeDocument[]> {
    const firsts = firstOfEach(all);
    const saved = await this.bulkWriter.saveAll(actor, await this.planner.planAll(actor, firsts, mode), bulk);
    const savedFirsts = new Map(firsts.map((each, at) => [each, saved[at]]));
    const results: RecipeDocument[] = [];
    for (const each of all) {
      const decide = (recipe: RecipeDocument) => this.updater.decide(actor, recipe, each.input, mode);
      results.push(savedFirsts.get(each) ?? (await this.writer.change(actor, each.recipe._id, decide, { bulk })));
    }
    return results;
  }

  private async matchUpdates(actor: Actor, updates: RecipeUpdate[]): Promise<RecipeChange[]> {
    const ids = updates.map(({ id }) => id);
    const byId = new Map((await this.access.findAllForUpdate(actor, ids)).map((recipe) => [recipe._id, recipe]));
    const bodies = updates.map((update) => ({ ...update, id: undefined }));
    return (await withOwners(this.directory, bodies)).map((input, index) => {
      const recipe = byId.get(ids[index] ?? '');
      if (!recipe) throw RecipeErrors.notFound();
      return { recipe, input };
    });
  }

  /** Avoids partial changes; the unique index decides whether a slug is available. */
  private async checkNames(actor: Actor, all: RecipeChange[]): Promise<void> {
    const renamedKeys = all.flatMap(({ recipe, input: { changes } }) => {
      const name = changes.name ?? recipe.name;
      const { slugKey } = addressOfRenamed(name);
      return name === recipe.name || slugKey === recipe.slugKey ? [] : slugKey;
    });
    const existing = await this.recipes.findExistingSlugKeys(actor, renamedKeys);
    if (existing.size > 0 || new Set(renamedKeys).size < renamedKeys.length) throw RecipeErrors.alreadyExists();
  }
}

function firstOfEach(all: RecipeChange[]): RecipeChange[] {
  const seen = new Set<string>();
  return all.filter(({ recipe: { _id } }) => !seen.has(_id) && seen.add(_id));
}
