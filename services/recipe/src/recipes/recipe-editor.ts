import type { Actor, RecipeChanges } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { RatingRepository, type RecipeDocument } from '../recipe-store/index.js';
import { RecipeFiles } from '../storage/index.js';
import { patchContent, replaceContent } from './apply-changes.js';
import { ChangePlanner, type ChangeMode } from './change-planner.js';
import type { ExpectedVersions } from './expected-version.js';
import { RecipeAccess } from './recipe-access.js';
import { RecipeWriter, type Change } from './recipe-writer.js';

/** A changed recipe, and whether it named files before or does now: looking for them in an object store costs a request. */
interface Applied {
  saved: RecipeDocument;
  namesFiles: boolean;
}

/** Changes single recipes. */
@Injectable()
export class RecipeEditor {
  constructor(
    private readonly writer: RecipeWriter,
    private readonly planner: ChangePlanner,
    private readonly access: RecipeAccess,
    private readonly files: RecipeFiles,
    private readonly ratings: RatingRepository,
  ) {}

  async replace(
    actor: Actor,
    slugOrId: string,
    changes: RecipeChanges,
    expectedVersions?: ExpectedVersions,
  ): Promise<RecipeDocument> {
    const { saved, namesFiles } = await this.apply(actor, slugOrId, changes, {
      apply: replaceContent,
      expectedVersions,
    });
    return namesFiles ? this.tidied(saved) : saved;
  }

  async patch(
    actor: Actor,
    slugOrId: string,
    changes: RecipeChanges,
    expectedVersions?: ExpectedVersions,
  ): Promise<RecipeDocument> {
    const { saved, namesFiles } = await this.apply(actor, slugOrId, changes, { apply: patchContent, expectedVersions });
    return changes.assets && namesFiles ? this.tidied(saved) : saved;
  }

  /** Everybody of the group may say that they made it, also of a locked recipe. */
  setLastMade(actor: Actor, slugOrId: string, timestamp: string): Promise<RecipeDocument> {
    const find = (reader: Actor, text: string) => this.access.toReadDiscussed(reader, text);
    return this.writer.change(actor, slugOrId, () => ({ lastMade: new Date(timestamp) }), { find });
  }

  /** Ratings and favourites go before the answer: clients ask for them next. All else goes when the event arrives. */
  async delete(actor: Actor, slugOrId: string): Promise<RecipeDocument> {
    const deleted = await this.writer.delete(actor, slugOrId);
    await this.ratings.removeOfRecipe(deleted._id);
    return deleted;
  }

  /** Taking an entry off `assets` is how its file is deleted. */
  async tidied(recipe: RecipeDocument): Promise<RecipeDocument> {
    await this.files.keepAssets(
      recipe._id,
      recipe.assets.map(({ fileName }) => fileName),
    );
    return recipe;
  }

  private async apply(actor: Actor, slugOrId: string, changes: RecipeChanges, mode: ChangeMode): Promise<Applied> {
    const [sent] = await this.planner.withOwners([changes]);
    const change = this.planner.plan(actor, sent ?? { changes, owner: undefined }, mode);
    const find = (editor: Actor, text: string) => this.access.toUpdateDiscussed(editor, text);
    let hadAssets = false;
    const noting: Change = (recipe) => {
      hadAssets = recipe.assets.length > 0;
      return change(recipe);
    };
    const saved = await this.writer.change(actor, slugOrId, noting, { find });
    return { saved, namesFiles: hadAssets || saved.assets.length > 0 };
  }
}
