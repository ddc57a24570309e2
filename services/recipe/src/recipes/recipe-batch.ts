import { RecipeErrors, RecipesUpdated, type Actor, type RecipeUpdate } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { type RecipeDocument, RecipeRepository } from '../recipe-store/index.js';
import { patchContent, replaceContent } from './apply-changes.js';
import { BulkEvents } from './bulk-events.js';
import { ChangePlanner, checkedHome, type ChangeMode, type RecipeChange } from './change-planner.js';
import { RecipeAccess } from './recipe-access.js';
import { addressOfRenamed } from './recipe-address.js';
import { RecipeBulkWriter } from './recipe-bulk-writer.js';
import { RecipeEditor } from './recipe-editor.js';
import { RecipeWriter } from './recipe-writer.js';

/** Changes several recipes: all of them are checked before the first is written. */
@Injectable()
export class RecipeBatch {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly access: RecipeAccess,
    private readonly planner: ChangePlanner,
    private readonly writer: RecipeWriter,
    private readonly bulkWriter: RecipeBulkWriter,
    private readonly editor: RecipeEditor,
  ) {}

  replaceAll(actor: Actor, updates: RecipeUpdate[]): Promise<RecipeDocument[]> {
    return this.changeAll(actor, updates, { apply: replaceContent });
  }

  patchAll(actor: Actor, updates: RecipeUpdate[]): Promise<RecipeDocument[]> {
    return this.changeAll(actor, updates, { apply: patchContent });
  }

  private async changeAll(actor: Actor, updates: RecipeUpdate[], mode: ChangeMode): Promise<RecipeDocument[]> {
    const all = await this.matched(actor, updates);
    const homes = all.map(({ recipe, sent }) => ({ ...recipe, ...checkedHome(actor, recipe, sent) }));
    await this.checkNames(actor, all);
    const bulk = new BulkEvents(RecipesUpdated, actor, new Map(homes.map((each) => [each._id, each.householdId])));
    const saved = await this.save(actor, all, { mode, bulk });
    await this.tidyAssets(all, saved, mode);
    return saved;
  }

  /** Changes every recipe by few statements; what names a recipe once more is changed after them, one by one. */
  private async save(
    actor: Actor,
    all: RecipeChange[],
    { mode, bulk }: { mode: ChangeMode; bulk: BulkEvents },
  ): Promise<RecipeDocument[]> {
    const firsts = firstOfEach(all);
    const saved = await this.bulkWriter.saveAll(actor, await this.planner.planAll(actor, firsts, mode), bulk);
    const savedFirsts = new Map(firsts.map((each, at) => [each, saved[at]]));
    const answers: RecipeDocument[] = [];
    for (const each of all) {
      const change = this.planner.plan(actor, each.sent, mode);
      answers.push(savedFirsts.get(each) ?? (await this.writer.change(actor, each.recipe._id, change, { bulk })));
    }
    return answers;
  }

  private async tidyAssets(all: RecipeChange[], saved: RecipeDocument[], mode: ChangeMode): Promise<void> {
    for (const [at, { recipe, sent }] of all.entries()) {
      const changed = saved[at];
      const namesAssets = mode.apply === replaceContent || sent.changes.assets;
      // Looking for files in an object store costs a request.
      if (changed && namesAssets && recipe.assets.length + changed.assets.length > 0) await this.editor.tidied(changed);
    }
  }

  private async matched(actor: Actor, updates: RecipeUpdate[]): Promise<RecipeChange[]> {
    const ids = updates.map(({ id }) => id);
    const byId = new Map((await this.access.allToUpdate(actor, ids)).map((recipe) => [recipe._id, recipe]));
    const bodies = await this.planner.withOwners(updates.map((update) => ({ ...update, id: undefined })));
    return bodies.map((sent, index) => {
      const recipe = byId.get(ids[index] ?? '');
      if (!recipe) throw RecipeErrors.notFound();
      return { recipe, sent };
    });
  }

  /** Only saves half-done calls: whether a slug is free is settled by the unique index. */
  private async checkNames(actor: Actor, all: RecipeChange[]): Promise<void> {
    const wanted = all.flatMap(({ recipe, sent: { changes } }) => {
      const name = changes.name ?? recipe.name;
      const { slugKey } = addressOfRenamed(name);
      return name === recipe.name || slugKey === recipe.slugKey ? [] : slugKey;
    });
    const taken = await this.recipes.takenKeys(actor, wanted);
    if (taken.size > 0 || new Set(wanted).size < wanted.length) throw RecipeErrors.alreadyExists();
  }
}

function firstOfEach(all: RecipeChange[]): RecipeChange[] {
  const seen = new Set<string>();
  return all.filter(({ recipe: { _id } }) => !seen.has(_id) && seen.add(_id));
}
