import { CommonErrors, RecipeDeleted, RecipeErrors, RecipeUpdated, type Actor } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { isDuplicateKey } from '../keys/duplicate-key.js';
import type { BulkTelling } from './bulk-telling.js';
import { RecipeAccess } from './recipe-access.js';
import { isMadeFrom, type MadeFrom } from './made-from.js';
import { tell } from './recipe-events.js';
import { RecipeRepository } from './recipe.repository.js';
import type { RecipeDocument, RecipeFields } from './recipe.schema.js';

/** Works out from what is stored what is to be stored instead. */
export type Change = (recipe: RecipeDocument) => Promise<Partial<RecipeFields>> | Partial<RecipeFields>;

/** A recipe whose files changed, and the version it has now. */
export interface ChangedFiles {
  recipe: RecipeDocument;
  updatedAt?: string;
}

interface ChangeOptions {
  /** How the recipe is found; by default for those who may change it. */
  find?: (actor: Actor, slugOrId: string) => Promise<RecipeDocument>;
  /** When many recipes change at once. */
  telling?: BulkTelling;
  /** The recipe as it was read, and found to be the caller's to change, a moment ago. */
  read?: RecipeDocument;
}

/** How often a change is worked out again because somebody else was faster. */
const ATTEMPTS = 10;

/** Every change of a recipe is worked out from what is stored and saved only if that is still so. */
@Injectable()
export class RecipeWriter {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly access: RecipeAccess,
  ) {}

  async change(actor: Actor, slugOrId: string, change: Change, options: ChangeOptions = {}): Promise<RecipeDocument> {
    const { find = (editor, text) => this.access.toUpdate(editor, text), telling, read } = options;
    // Once found, it is followed by its id: a rename by somebody else must not lose it.
    let address = slugOrId;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const recipe = attempt === 0 && read ? read : await find(actor, address);
      address = recipe._id;
      const saved = await this.save(actor, recipe, await change(recipe), telling);
      if (saved) return saved;
    }
    throw CommonErrors.conflict();
  }

  /**
   * The same for files of a recipe, whose making takes a while. They stand in nobody's way, so a change made meanwhile
   * does not undo them; but then the new version is not told, or its receiver would overwrite what they never saw.
   */
  async changeFiles(actor: Actor, slugOrId: string, change: Change, madeFrom: MadeFrom): Promise<ChangedFiles> {
    let known = true;
    const recipe = await this.change(actor, slugOrId, (stored) => {
      known = isMadeFrom(stored, madeFrom);
      return change(stored);
    });
    return { recipe, ...(known && { updatedAt: recipe.updatedAt.toISOString() }) };
  }

  async delete(
    actor: Actor,
    slugOrId: string,
    { telling, read }: Omit<ChangeOptions, 'find'> = {},
  ): Promise<RecipeDocument> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const recipe = attempt === 0 && read ? read : await this.access.toUpdate(actor, slugOrId);
      const gone = { ...recipe, revision: recipe.revision + 1 };
      const event = tell(RecipeDeleted, actor, gone, telling && { bulk: true });
      if (await this.recipes.delete(recipe, [event, ...(telling?.eventsWith(gone) ?? [])])) return recipe;
    }
    throw CommonErrors.conflict();
  }

  private async save(
    actor: Actor,
    recipe: RecipeDocument,
    changes: Partial<RecipeFields>,
    telling?: BulkTelling,
  ): Promise<RecipeDocument | null> {
    const changed = { ...recipe, ...changes, revision: recipe.revision + 1 };
    const event = tell(RecipeUpdated, actor, changed, telling && { bulk: true });
    const events = [event, ...(telling?.eventsWith(changed) ?? [])];
    try {
      return await this.recipes.update(recipe, { ...changes, dateUpdated: new Date() }, events);
    } catch (error) {
      if (isDuplicateKey(error)) throw RecipeErrors.alreadyExists({}, error);
      throw error;
    }
  }
}
