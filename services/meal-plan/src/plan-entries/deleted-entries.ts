import {
  CommonErrors,
  PlanEntrySaved,
  type Actor,
  type DeletedPlanEntry,
  type DeletedRecord,
  type PlanEntry,
  type TrashQuery,
} from '@larder/contracts';
import { announce, Directory, Log, trashPage, type TrashedRecord } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { PlanEntryRecipes } from './plan-entry-recipes.js';
import { draftFields, toPlanEntryWithoutRecipe, withRecipe } from './plan-entry.mapper.js';
import { PlanEntryRepository } from './plan-entry.repository.js';
import type { PlanEntryDocument } from './plan-entry.schema.js';

/** The deleted entries of a household. Every member may restore them and delete them for good (docs/api/trash.md). */
@Injectable()
export class DeletedEntries {
  constructor(
    private readonly entries: PlanEntryRepository,
    private readonly recipes: PlanEntryRecipes,
    private readonly directory: Directory,
    private readonly log: Log,
  ) {}

  page(actor: Actor, query: TrashQuery) {
    const { trash } = this.entries;
    return trashPage(actor, { trash, directory: this.directory, query, toItem: toDeletedEntry });
  }

  /**
   * Plans an entry again. One whose recipe does not exist any more becomes a note with the name of the recipe; it belongs to the
   * caller when its owner is not in the household any more.
   */
  async restore(actor: Actor, entryId: number): Promise<PlanEntry> {
    const trashed = await this.find(actor, entryId);
    const { name, document } = trashed.trashed;
    const recipes = await this.recipes.findFor(actor, [document]);
    const { title, recipeId } = document;
    const content =
      recipeId && !recipes.has(recipeId) ? draftFields({ ...document, recipeId: null, title: title || name }) : {};
    const event = announce(PlanEntrySaved, { entryId, date: document.date }, { actor });
    const changes = { ...content, userId: await this.ownerFor(actor, document) };
    const restored = await this.entries.trash.restore(trashed, changes, [event]);
    if (!restored) throw CommonErrors.notFound();
    this.log.info('plan entry restored', { entryId });
    return withRecipe(toPlanEntryWithoutRecipe(restored), recipes);
  }

  async purge(actor: Actor, entryId: number): Promise<void> {
    const { _id } = await this.find(actor, entryId);
    if (!(await this.entries.trash.purge(actor, _id))) throw CommonErrors.notFound();
  }

  private async find(actor: Actor, entryId: number): Promise<TrashedRecord<PlanEntryDocument>> {
    const trashed = await this.entries.trash.find(actor, { entryId });
    if (!trashed) throw CommonErrors.notFound();
    return trashed;
  }

  private async ownerFor(actor: Actor, { userId, householdId }: PlanEntryDocument): Promise<string> {
    const owner = await this.directory.user(userId);
    return owner?.householdId === householdId ? owner.id : actor.userId;
  }
}

function toDeletedEntry(record: DeletedRecord, { trashed }: TrashedRecord<PlanEntryDocument>): DeletedPlanEntry {
  const { entryId, date, entryType } = trashed.document;
  return { ...record, id: entryId, date, entryType };
}
