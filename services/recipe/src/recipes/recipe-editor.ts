import {
  CommonErrors,
  RecipeDeleted,
  RecipeErrors,
  RecipeUpdated,
  type Actor,
  type RecipeChanges,
} from '@larder/contracts';
import { Directory } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { RecipeFiles } from '../images/recipe-files.js';
import { isDuplicateKey } from '../keys/duplicate-key.js';
import { patchContent, replaceContent, type ContentChanges } from './apply-changes.js';
import { ChangeResolver } from './change-resolver.js';
import { RecipeAccess } from './recipe-access.js';
import { addressOfRenamed } from './recipe-address.js';
import { tell } from './recipe-events.js';
import { keysOf } from './recipe-keys.js';
import { canHandOver, canSetLock } from './recipe-policy.js';
import { RecipeRepository } from './recipe.repository.js';
import type { RecipeContent, RecipeDocument, RecipeFields, RecipeHome } from './recipe.schema.js';

type Apply = (stored: RecipeContent, changes: ContentChanges) => RecipeContent;
type Change = (recipe: RecipeDocument) => Promise<Partial<RecipeFields>> | Partial<RecipeFields>;
type Find = (actor: Actor, slugOrId: string) => Promise<RecipeDocument>;

/** How often a change is worked out again because somebody else was faster. */
const ATTEMPTS = 10;

/** Changes recipes. Every change is worked out from what is stored and saved only if that is still so. */
@Injectable()
export class RecipeEditor {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly access: RecipeAccess,
    private readonly resolver: ChangeResolver,
    private readonly directory: Directory,
    private readonly files: RecipeFiles,
  ) {}

  async replace(actor: Actor, slugOrId: string, changes: RecipeChanges): Promise<RecipeDocument> {
    return this.tidied(await this.apply(actor, slugOrId, changes, replaceContent));
  }

  async patch(actor: Actor, slugOrId: string, changes: RecipeChanges): Promise<RecipeDocument> {
    const saved = await this.apply(actor, slugOrId, changes, patchContent);
    return changes.assets ? this.tidied(saved) : saved;
  }

  /** Everybody of the group may say that they made it, also of a locked recipe. */
  setLastMade(actor: Actor, slugOrId: string, timestamp: string): Promise<RecipeDocument> {
    const find: Find = (reader, text) => this.access.toRead(reader, text);
    return this.change(actor, slugOrId, () => ({ lastMade: new Date(timestamp) }), find);
  }

  /** Sets or clears the cache key of the picture. */
  setImage(actor: Actor, slugOrId: string, image: string | null): Promise<RecipeDocument> {
    return this.change(actor, slugOrId, () => ({ image }));
  }

  async delete(actor: Actor, slugOrId: string): Promise<RecipeDocument> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const recipe = await this.access.toUpdate(actor, slugOrId);
      const event = tell(RecipeDeleted, actor, { ...recipe, revision: recipe.revision + 1 });
      if (await this.recipes.delete(recipe, event)) return recipe;
    }
    throw CommonErrors.conflict();
  }

  /** Taking an entry off `assets` is how its file is deleted. */
  private async tidied(recipe: RecipeDocument): Promise<RecipeDocument> {
    await this.files.keepAssets(
      recipe._id,
      recipe.assets.map(({ fileName }) => fileName),
    );
    return recipe;
  }

  private async apply(actor: Actor, slugOrId: string, sent: RecipeChanges, apply: Apply): Promise<RecipeDocument> {
    let resolved: ContentChanges | undefined;
    return this.change(actor, slugOrId, async (recipe) => {
      const home = await this.homeAfter(actor, recipe, sent.userId);
      const locked = sent.settings?.locked ?? recipe.settings.locked;
      if (!canSetLock(actor, recipe, locked)) throw RecipeErrors.notAllowed();
      resolved ??= await this.resolver.resolve(actor, sent);
      const content = apply(recipe, resolved);
      const address = content.name === recipe.name ? {} : addressOfRenamed(content.name);
      return { ...content, ...keysOf(content), ...address, ...home };
    });
  }

  /** Where the recipe belongs afterwards: a new owner takes it to their household. */
  private async homeAfter(
    actor: Actor,
    recipe: RecipeDocument,
    userId: string | null | undefined,
  ): Promise<Partial<RecipeHome>> {
    if (!userId || userId === recipe.userId) return {};
    const owner = await this.directory.user(userId);
    if (!owner || !canHandOver(actor, recipe, owner)) throw RecipeErrors.notAllowed();
    return { userId, householdId: owner.householdId };
  }

  private async change(
    actor: Actor,
    slugOrId: string,
    change: Change,
    find: Find = (editor, text) => this.access.toUpdate(editor, text),
  ): Promise<RecipeDocument> {
    // Once found, it is followed by its id: a rename by somebody else must not lose it.
    let address = slugOrId;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const recipe = await find(actor, address);
      address = recipe._id;
      const saved = await this.save(actor, recipe, await change(recipe));
      if (saved) return saved;
    }
    throw CommonErrors.conflict();
  }

  private async save(
    actor: Actor,
    recipe: RecipeDocument,
    changes: Partial<RecipeFields>,
  ): Promise<RecipeDocument | null> {
    const event = tell(RecipeUpdated, actor, { ...recipe, ...changes, revision: recipe.revision + 1 });
    try {
      return await this.recipes.update(recipe, { ...changes, dateUpdated: new Date() }, event);
    } catch (error) {
      if (isDuplicateKey(error)) throw RecipeErrors.alreadyExists({}, error);
      throw error;
    }
  }
}
