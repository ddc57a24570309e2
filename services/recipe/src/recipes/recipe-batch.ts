import { RecipeErrors, RecipesUpdated, type Actor, type RecipeUpdate } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { patchContent, replaceContent } from './apply-changes.js';
import { BulkTelling } from './bulk-telling.js';
import { ChangePlanner, checkedHome, type Manner, type Sent } from './change-planner.js';
import { RecipeAccess } from './recipe-access.js';
import { addressOfRenamed } from './recipe-address.js';
import { RecipeEditor } from './recipe-editor.js';
import { RecipeWriter } from './recipe-writer.js';
import { RecipeRepository } from './recipe.repository.js';
import type { RecipeDocument } from './recipe.schema.js';

/** A body with the recipe it is for, as it was when everything was checked. */
interface Checked {
  recipe: RecipeDocument;
  sent: Sent;
}

/** Changes several recipes: all of them are checked before the first is written. */
@Injectable()
export class RecipeBatch {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly access: RecipeAccess,
    private readonly planner: ChangePlanner,
    private readonly writer: RecipeWriter,
    private readonly editor: RecipeEditor,
  ) {}

  replaceAll(actor: Actor, updates: RecipeUpdate[]): Promise<RecipeDocument[]> {
    return this.changeAll(actor, updates, { apply: replaceContent });
  }

  patchAll(actor: Actor, updates: RecipeUpdate[]): Promise<RecipeDocument[]> {
    return this.changeAll(actor, updates, { apply: patchContent });
  }

  private async changeAll(actor: Actor, updates: RecipeUpdate[], manner: Manner): Promise<RecipeDocument[]> {
    const all = await this.matched(actor, updates);
    const homes = all.map(({ recipe, sent }) => ({ ...recipe, ...checkedHome(actor, recipe, sent) }));
    await this.checkNames(actor, all);
    const telling = new BulkTelling(RecipesUpdated, actor, new Map(homes.map((each) => [each._id, each.householdId])));
    const saved: RecipeDocument[] = [];
    for (const { recipe, sent } of all) {
      const change = this.planner.plan(actor, sent, manner);
      const changed = await this.writer.change(actor, recipe._id, change, { telling, read: recipe });
      const namesAssets = manner.apply === replaceContent || sent.changes.assets;
      saved.push(namesAssets ? await this.editor.tidied(changed) : changed);
    }
    return saved;
  }

  private async matched(actor: Actor, updates: RecipeUpdate[]): Promise<Checked[]> {
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
  private async checkNames(actor: Actor, all: Checked[]): Promise<void> {
    const wanted = all.flatMap(({ recipe, sent: { changes } }) => {
      const name = changes.name ?? recipe.name;
      const { slugKey } = addressOfRenamed(name);
      return name === recipe.name || slugKey === recipe.slugKey ? [] : slugKey;
    });
    const taken = await this.recipes.takenKeys(actor, wanted);
    if (taken.size > 0 || new Set(wanted).size < wanted.length) throw RecipeErrors.alreadyExists();
  }
}
