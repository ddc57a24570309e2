import {
  CommonErrors,
  PlanEntrySaved,
  type Actor,
  type DeletedPlanEntry,
  type DeletedRecord,
  type PlanEntry,
  type TrashQuery,
} from '@larder/contracts';
import {
  announce,
  Directory,
  Log,
  optimisticUpdate,
  orThrowNotFound,
  ownerOfRestored,
  trashPage,
  type TrashedRecord,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { PlanEntryRecipes } from '../plan-entry-recipes.js';
import { draftFields, toPlanEntryWithoutRecipe, withRecipe } from '../plan-entry.mapper.js';
import { PlanEntryRepository } from '../plan-entry.repository.js';
import type { PlanEntryDocument } from '../plan-entry.schema.js';

/** Number of entries that are read together. */
const BATCH_SIZE = 100;

/** The deleted entries of a household. Every member may restore or permanently delete them (docs/api/trash.md). */
@Injectable()
export class DeletedEntries {
  constructor(
    private readonly entries: PlanEntryRepository,
    private readonly recipes: PlanEntryRecipes,
    private readonly directory: Directory,
    private readonly log: Log,
  ) {}

  list(actor: Actor, query: TrashQuery) {
    const { trash } = this.entries;
    return trashPage(actor, { trash, directory: this.directory, query, toItem: toDeletedEntry });
  }

  /**
   * Restores an entry. If its recipe does not exist any more, it becomes a note with the name of the recipe. If its
   * owner has left the household, it belongs to the caller.
   */
  async restore(actor: Actor, entryId: number): Promise<PlanEntry> {
    const restored = await optimisticUpdate(async () => {
      const trashed = await this.find(actor, entryId);
      const { document } = trashed.trashed;
      const recipes = await this.recipes.findFor(actor, [document]);
      const event = announce(PlanEntrySaved, { entryId, date: document.date }, { actor });
      const changes = {
        ...contentOf(trashed, recipes),
        userId: await ownerOfRestored(this.directory, actor, document),
      };
      const entry = await this.entries.trash.restore(trashed, changes, [event]);
      return entry && withRecipe(toPlanEntryWithoutRecipe(entry), recipes);
    });
    this.log.info('plan entry restored', { entryId });
    return restored;
  }

  /** Restores the entries that were deleted with a recipe, in all households. Returns the number. */
  async restoreOfRecipe(recipeId: string): Promise<number> {
    let restored = 0;
    for (;;) {
      const some = await this.entries.trash.findByCause(recipeId, BATCH_SIZE);
      if (some.length === 0) return restored;
      for (const trashed of some) {
        const { entryId, date, groupId, householdId } = trashed.trashed.document;
        const event = announce(PlanEntrySaved, { entryId, date }, { tenant: { groupId, householdId } });
        if (await this.entries.trash.restore(trashed, {}, [event])) restored += 1;
      }
    }
  }

  async purge(actor: Actor, entryId: number): Promise<void> {
    const { _id } = await this.find(actor, entryId);
    if (!(await this.entries.trash.purge(actor, _id))) throw CommonErrors.notFound();
  }

  private async find(actor: Actor, entryId: number): Promise<TrashedRecord<PlanEntryDocument>> {
    return orThrowNotFound(await this.entries.trash.find(actor, { entryId }));
  }
}

/** The content of an entry whose recipe was deleted: a note with the name of the recipe. */
function contentOf(
  { trashed: { document, name } }: TrashedRecord<PlanEntryDocument>,
  recipes: ReadonlyMap<string, unknown>,
) {
  if (!document.recipeId || recipes.has(document.recipeId)) return {};
  return draftFields({ ...document, recipeId: null, title: document.title || name });
}

function toDeletedEntry(record: DeletedRecord, { trashed }: TrashedRecord<PlanEntryDocument>): DeletedPlanEntry {
  const { entryId, date, entryType } = trashed.document;
  return { ...record, id: entryId, date, entryType };
}
