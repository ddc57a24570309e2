import { DirectoryEntryDeleted, LabelDeleted, UserMoved, type PayloadOf } from '@larder/contracts';
import { ListensTo, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { LabelPositionRepository, ShoppingListRepository } from '../list-store/index.js';
import { PurchaseRepository } from '../purchases/index.js';

/** Handles events of other services that concern shopping lists. */
@Injectable()
export class ShoppingListListener {
  constructor(
    private readonly lists: ShoppingListRepository,
    private readonly labelPositions: LabelPositionRepository,
    private readonly purchases: PurchaseRepository,
    private readonly log: Log,
  ) {}

  /**
   * Keeps lists in the household when a member leaves it. Lists created after a return are not affected by a late event.
   */
  @ListensTo(UserMoved)
  async onUserMoved({ id, fromHouseholdId, successorId, occurredAt }: PayloadOf<typeof UserMoved>): Promise<void> {
    if (!successorId) return;
    const formerMember = { userId: id, householdId: fromHouseholdId, before: new Date(occurredAt) };
    const lists = await this.lists.ownership.transfer(formerMember, successorId);
    this.log.info('ownership of lists transferred', { movedUserId: id, successorId, lists });
  }

  /** Removes the stored positions of deleted labels, which responses do not contain. */
  @ListensTo(LabelDeleted)
  async onLabelDeleted({ groupId, labelId }: PayloadOf<typeof LabelDeleted>): Promise<void> {
    if (groupId) await this.labelPositions.removeLabel(groupId, labelId);
  }

  /** The lists of a deleted user get a new owner; a group is deleted only without members, so its lists are deleted. */
  @ListensTo(DirectoryEntryDeleted)
  async onDirectoryEntryDeleted(event: PayloadOf<typeof DirectoryEntryDeleted>): Promise<void> {
    const { kind, id, successorId, heirHouseholdId } = event;
    if (kind === 'user' && successorId) {
      const lists = await this.lists.ownership.transfer({ userId: id }, successorId);
      this.log.info('ownership of lists transferred', { deletedUserId: id, successorId, lists });
    }
    if (kind === 'household' && heirHouseholdId) {
      const lists = await this.lists.ownership.moveHousehold(id, heirHouseholdId);
      this.log.info('lists of a deleted household moved', { deletedHouseholdId: id, heirHouseholdId, lists });
    }
    if (kind === 'household') await this.purchases.deleteByHousehold(id);
    if (kind === 'group') {
      await this.purchases.deleteByGroup(id);
      const lists = await this.lists.ownership.deleteByGroup(id);
      this.log.info('lists of a deleted group removed', { deletedGroupId: id, lists });
    }
  }
}
