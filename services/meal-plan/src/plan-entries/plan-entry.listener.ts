import { DirectoryEntryDeleted, PlanEntryDeleted, RecipeDeleted, UserMoved, type PayloadOf } from '@larder/contracts';
import { announce, ListensTo, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { PlanEntryRepository } from './plan-entry.repository.js';

/** What happens elsewhere and concerns plans. */
@Injectable()
export class PlanEntryListener {
  constructor(
    private readonly entries: PlanEntryRepository,
    private readonly log: Log,
  ) {}

  /** A recipe that is gone cannot be cooked: its entries go too, in whichever household. */
  @ListensTo(RecipeDeleted)
  async onRecipeDeleted({ recipeId }: PayloadOf<typeof RecipeDeleted>): Promise<void> {
    const deleted = await this.entries.deleteRecipe(recipeId, ({ id, groupId, householdId }) => [
      announce(PlanEntryDeleted, { entryId: id }, { tenant: { groupId, householdId } }),
    ]);
    if (deleted > 0) this.log.info('plan entries of a deleted recipe removed', { recipeId, deleted });
  }

  /** Plans stay with the household when somebody leaves it. What is planned after a return is not touched by late news. */
  @ListensTo(UserMoved)
  async onUserMoved({ id, fromHouseholdId, successorId, occurredAt }: PayloadOf<typeof UserMoved>): Promise<void> {
    if (!successorId) return;
    const leaver = { userId: id, householdId: fromHouseholdId, before: new Date(occurredAt) };
    const entries = await this.entries.handOver(leaver, successorId);
    this.log.info('plan entries handed over', { movedUserId: id, successorId, entries });
  }

  /** What a deleted user planned is handed over; a group is only deleted when nobody is left in it, so its plans go. */
  @ListensTo(DirectoryEntryDeleted)
  async onDirectoryEntryDeleted(event: PayloadOf<typeof DirectoryEntryDeleted>): Promise<void> {
    const { kind, id, successorId, heirHouseholdId } = event;
    if (kind === 'user' && successorId) {
      const entries = await this.entries.handOver({ userId: id }, successorId);
      this.log.info('plan entries handed over', { deletedUserId: id, successorId, entries });
    }
    if (kind === 'household' && heirHouseholdId) {
      const entries = await this.entries.moveHousehold(id, heirHouseholdId);
      this.log.info('plan entries of a deleted household moved', { deletedHouseholdId: id, heirHouseholdId, entries });
    }
    if (kind === 'group') {
      const entries = await this.entries.deleteGroup(id);
      this.log.info('plan entries of a deleted group removed', { deletedGroupId: id, entries });
    }
  }
}
