import { RecipeDeleted, RecipeErrors, RecipeUpdated, type Actor } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import {
  nextVersion,
  type RecipeDocument,
  type RecipeFields,
  RecipeRepository,
  recipeEvent,
  TrashRepository,
  VersionRepository,
} from '../../recipe-store/index.js';
import { InTurn, isDuplicateKey, optimisticUpdate } from '../../records/index.js';
import type { BulkEvents } from './bulk-events.js';
import { RecipeAccess } from '../access/recipe-access.js';
import { isExpectedVersion, type ExpectedVersions } from '../changes/expected-version.js';

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
  bulk?: BulkEvents;
  /** The recipe as it was read, and found to be the caller's to change, a moment ago. */
  read?: RecipeDocument;
}

/** Every change of a recipe is worked out from what is stored and saved only if that is still so. */
@Injectable()
export class RecipeWriter {
  /** Further attempts of this replica: one after another, or of many at once only few would ever get through. */
  private readonly turns = new InTurn();

  constructor(
    private readonly recipes: RecipeRepository,
    private readonly access: RecipeAccess,
    private readonly versions: VersionRepository,
    private readonly trash: TrashRepository,
  ) {}

  /** @throws `common.conflict` when other replicas were faster every time */
  async change(actor: Actor, slugOrId: string, change: Change, options: ChangeOptions = {}): Promise<RecipeDocument> {
    const { find = (editor, text) => this.access.toUpdate(editor, text), bulk, read } = options;
    const save = async (recipe: RecipeDocument) => this.save(actor, recipe, await change(recipe), bulk);
    const recipe = read ?? (await find(actor, slugOrId));
    // Once found, it is followed by its id: a rename by another request must not lose it.
    return (await save(recipe)) ?? this.again(recipe._id, async () => save(await find(actor, recipe._id)));
  }

  /**
   * The same for files of a recipe, whose making takes a while. They conflict with no edit, so a change made meanwhile
   * does not undo them; but then the new version is not returned, or its receiver would overwrite what they never saw.
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

  /** Puts a recipe into the trash, from where it can be restored for a while. */
  async delete(
    actor: Actor,
    slugOrId: string,
    { bulk, read }: Omit<ChangeOptions, 'find'> = {},
  ): Promise<RecipeDocument> {
    const remove = async (recipe: RecipeDocument) => {
      const gone = { ...recipe, revision: recipe.revision + 1 };
      const event = recipeEvent(RecipeDeleted, actor, gone, bulk && { bulk: true });
      const trashed = (await this.trash.contentsOf(actor, [recipe])).get(recipe._id);
      const deleted = await this.recipes.delete(recipe, [event, ...(bulk?.eventsWith(gone) ?? [])], trashed);
      return deleted ? recipe : null;
    };
    const recipe = read ?? (await this.access.toUpdate(actor, slugOrId));
    return (
      (await remove(recipe)) ??
      this.again(recipe._id, async () => remove(await this.access.toUpdate(actor, recipe._id)))
    );
  }

  /** Repeats an attempt until it has written, and gives back what it wrote. */
  private again(id: string, attempt: () => Promise<RecipeDocument | null>): Promise<RecipeDocument> {
    return this.turns.run(id, () => optimisticUpdate(attempt));
  }

  private async save(
    actor: Actor,
    recipe: RecipeDocument,
    changes: Partial<RecipeFields>,
    bulk?: BulkEvents,
  ): Promise<RecipeDocument | null> {
    const lastVersion = nextVersion(actor, recipe, changes);
    if (lastVersion) await this.versions.ensureCopied([recipe]);
    const changed = { ...recipe, ...changes, revision: recipe.revision + 1 };
    const event = recipeEvent(RecipeUpdated, actor, changed, bulk && { bulk: true });
    const events = [event, ...(bulk?.eventsWith(changed) ?? [])];
    try {
      const fields = { ...changes, ...(lastVersion && { lastVersion }), dateUpdated: new Date() };
      const saved = await this.recipes.update(recipe, fields, events);
      if (saved && lastVersion) this.versions.copySoon([saved]);
      return saved;
    } catch (error) {
      if (isDuplicateKey(error)) throw RecipeErrors.alreadyExists({}, error);
      throw error;
    }
  }
}
