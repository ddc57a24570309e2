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
  async onUserMoved(event: PayloadOf<typeof UserMoved>): Promise<void> {
    const lists = await this.lists.ownership.afterMove(event);
    const { id: movedUserId, successorId } = event;
    if (lists > 0) this.log.info('ownership of shopping lists transferred', { movedUserId, successorId, lists });
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
    if (kind === 'household') await this.purchases.deleteOfHousehold(id);
    if (kind === 'group') await this.purchases.deleteOfGroup(id);
    const lists = await this.lists.ownership.afterDeletion(event);
    const fields = { kind, id, successorId, heirHouseholdId, lists };
    if (lists > 0) this.log.info('shopping lists of a deleted user, household or group transferred or removed', fields);
  }
}
