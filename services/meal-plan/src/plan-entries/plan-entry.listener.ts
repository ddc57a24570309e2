import {
  DirectoryEntryDeleted,
  PlanEntryDeleted,
  RecipeDeleted,
  RecipeRestored,
  UserMoved,
  type PayloadOf,
} from '@larder/contracts';
import { announce, ListensTo, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { PlanEntryRepository } from './plan-entry.repository.js';
import { DeletedEntries } from './trash/deleted-entries.js';

/** Handles events of other services that concern plan entries. */
@Injectable()
export class PlanEntryListener {
  constructor(
    private readonly entries: PlanEntryRepository,
    private readonly deleted: DeletedEntries,
    private readonly log: Log,
  ) {}

  /** Moves the entries of a deleted recipe to the trash, in all households. */
  @ListensTo(RecipeDeleted)
  async onRecipeDeleted({ recipeId, name, userId }: PayloadOf<typeof RecipeDeleted>): Promise<void> {
    const recipe = { recipeId, name, by: userId ?? '' };
    const deleted = await this.entries.deleteOfRecipe(recipe, ({ entryId, groupId, householdId }) =>
      announce(PlanEntryDeleted, { entryId }, { tenant: { groupId, householdId } }),
    );
    if (deleted > 0) this.log.info('plan entries of a deleted recipe removed', { recipeId, deleted });
  }

  /** Restores the entries that were deleted with a recipe. */
  @ListensTo(RecipeRestored)
  async onRecipeRestored({ recipeId }: PayloadOf<typeof RecipeRestored>): Promise<void> {
    const restored = await this.deleted.restoreOfRecipe(recipeId);
    if (restored > 0) this.log.info('plan entries of a restored recipe restored', { recipeId, restored });
  }

  /**
   * Keeps plans in the household when a member leaves it. Entries created after a return are not affected by a late
   * event.
   */
  @ListensTo(UserMoved)
  async onUserMoved(event: PayloadOf<typeof UserMoved>): Promise<void> {
    const entries = await this.entries.ownership.afterMove(event);
    const { id: movedUserId, successorId } = event;
    if (entries > 0) this.log.info('ownership of plan entries transferred', { movedUserId, successorId, entries });
  }

  /** Transfers the entries of a deleted user. A group is deleted only without members, so its entries are deleted. */
  @ListensTo(DirectoryEntryDeleted)
  async onDirectoryEntryDeleted(event: PayloadOf<typeof DirectoryEntryDeleted>): Promise<void> {
    const { kind, id, successorId, heirHouseholdId } = event;
    const entries = await this.entries.ownership.afterDeletion(event);
    const fields = { kind, id, successorId, heirHouseholdId, entries };
    if (entries > 0) this.log.info('plan entries of a deleted user, household or group transferred or removed', fields);
  }
}
