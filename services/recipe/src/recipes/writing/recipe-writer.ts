import { RecipeDeleted, RecipeErrors, RecipeUpdated, type Actor } from '@larder/contracts';
import { KeyedQueue, optimisticUpdate, translateDuplicateKey } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import {
  changedFields,
  nextVersion,
  type RecipeDocument,
  type RecipeFields,
  RecipeRepository,
  recipeEvent,
  TrashRepository,
  RecipeVersionRepository,
} from '../../recipe-store/index.js';
import type { BulkEvents } from './bulk-events.js';
import { RecipeAccess } from '../access/recipe-access.js';
import { isExpectedVersion, type ExpectedVersions } from '../changes/rules/expected-version.js';

/** Computes the fields to store from the stored recipe. */
export type Change = (recipe: RecipeDocument) => Promise<Partial<RecipeFields>> | Partial<RecipeFields>;

/** A recipe whose files changed, and its new version, which is absent after a concurrent edit. */
export interface ChangedFiles {
  recipe: RecipeDocument;
  updatedAt?: string;
}

interface ChangeOptions {
  /** How the recipe is found; by default with a permission check for changes. */
  find?: (actor: Actor, slugOrId: string) => Promise<RecipeDocument>;
  /** Set when many recipes change together. */
  bulk?: BulkEvents;
  /** The recipe, if it was read and checked before. */
  read?: RecipeDocument;
}

/**
 * Every change of a recipe is computed from the stored recipe and saved only if that is unchanged (optimistic locking).
 */
@Injectable()
export class RecipeWriter {
  /** Retries of this replica run one after the other; of many concurrent ones only few would succeed. */
  private readonly queue = new KeyedQueue();

  constructor(
    private readonly recipes: RecipeRepository,
    private readonly access: RecipeAccess,
    private readonly versions: RecipeVersionRepository,
    private readonly trash: TrashRepository,
  ) {}

  /** @throws `common.conflict` after repeated conflicts with other replicas */
  async change(actor: Actor, slugOrId: string, change: Change, options: ChangeOptions = {}): Promise<RecipeDocument> {
    const { find = (editor, text) => this.access.findForUpdate(editor, text), bulk, read } = options;
    const save = async (recipe: RecipeDocument) => this.save(actor, recipe, await change(recipe), bulk);
    const recipe = read ?? (await find(actor, slugOrId));
    // Later attempts use the id, since a concurrent request may rename the recipe.
    return (await save(recipe)) ?? this.retry(recipe._id, async () => save(await find(actor, recipe._id)));
  }

  /**
   * The same for files of a recipe, which take a while to create. They do not conflict with concurrent edits; but after
   * one the new version is not returned, or its receiver could overwrite changes that they have not seen.
   */
  async changeFiles(
    actor: Actor,
    slugOrId: string,
    change: Change,
    expectedVersions: ExpectedVersions,
  ): Promise<ChangedFiles> {
    let expected = true;
    const recipe = await this.change(actor, slugOrId, (stored) => {
      expected = isExpectedVersion(stored, expectedVersions);
      return change(stored);
    });
    return { recipe, ...(expected && { updatedAt: recipe.updatedAt.toISOString() }) };
  }

  /** Moves a recipe to the trash, from where it can be restored for some weeks. */
  async delete(
    actor: Actor,
    slugOrId: string,
    { bulk, read }: Omit<ChangeOptions, 'find'> = {},
  ): Promise<RecipeDocument> {
    const remove = async (recipe: RecipeDocument) => {
      const nextRecipe = { ...recipe, revision: recipe.revision + 1 };
      const event = recipeEvent(RecipeDeleted, actor, nextRecipe, bulk && { bulk: true });
      const trashed = (await this.trash.findContents(actor, [recipe])).get(recipe._id);
      const deleted = await this.recipes.delete(recipe, [event, ...(bulk?.eventsWith(nextRecipe) ?? [])], trashed);
      return deleted ? recipe : null;
    };
    const recipe = read ?? (await this.access.findForUpdate(actor, slugOrId));
    return (
      (await remove(recipe)) ??
      this.retry(recipe._id, async () => remove(await this.access.findForUpdate(actor, recipe._id)))
    );
  }

  /** Repeats an attempt until it succeeds, and returns its result. */
  private retry(id: string, attempt: () => Promise<RecipeDocument | null>): Promise<RecipeDocument> {
    return this.queue.run(id, () => optimisticUpdate(attempt));
  }

  private async save(
    actor: Actor,
    recipe: RecipeDocument,
    content: Partial<RecipeFields>,
    bulk?: BulkEvents,
  ): Promise<RecipeDocument | null> {
    const changes = changedFields(recipe, content);
    const lastVersion = nextVersion(actor, recipe, changes);
    if (lastVersion) await this.versions.ensureCopied([recipe]);
    const changed = { ...recipe, ...changes, revision: recipe.revision + 1 };
    const event = recipeEvent(RecipeUpdated, actor, changed, bulk && { bulk: true });
    const events = [event, ...(bulk?.eventsWith(changed) ?? [])];
    const fields = { ...changes, ...(lastVersion && { lastVersion }), dateUpdated: new Date() };
    const update = () => this.recipes.update(recipe, fields, events);
    const saved = await translateDuplicateKey(update, RecipeErrors.alreadyExists);
    if (saved && lastVersion) this.versions.scheduleCopy([saved]);
    return saved;
  }
}
