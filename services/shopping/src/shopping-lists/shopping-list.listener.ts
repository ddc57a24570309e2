import { DirectoryEntryDeleted, LabelDeleted, UserMoved, type PayloadOf } from '@larder/contracts';
import { ListensTo, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { ShoppingListRepository } from './shopping-list.repository.js';

/** What happens elsewhere and concerns lists. */
@Injectable()
export class ShoppingListListener {
  constructor(
    private readonly lists: ShoppingListRepository,
    private readonly log: Log,
  ) {}

  /** Lists stay with the household when somebody leaves it. Those made after a return are not touched by late news. */
  @ListensTo(UserMoved)
  async onUserMoved({ id, fromHouseholdId, successorId, occurredAt }: PayloadOf<typeof UserMoved>): Promise<void> {
    if (!successorId) return;
    const leaver = { userId: id, householdId: fromHouseholdId, before: new Date(occurredAt) };
    const lists = await this.lists.handOver(leaver, successorId);
    this.log.info('lists handed over', { movedUserId: id, successorId, lists });
  }

  /** Lists show no label that is gone anyway; this only tidies up. */
  @ListensTo(LabelDeleted)
  async onLabelDeleted({ groupId, labelId }: PayloadOf<typeof LabelDeleted>): Promise<void> {
    if (groupId) await this.lists.forgetLabel(groupId, labelId);
  }

  /** What a deleted user owned is handed over; a group is only deleted when nobody is left in it, so its lists go. */
  @ListensTo(DirectoryEntryDeleted)
  async onDirectoryEntryDeleted(event: PayloadOf<typeof DirectoryEntryDeleted>): Promise<void> {
    const { kind, id, successorId, heirHouseholdId } = event;
    if (kind === 'user' && successorId) {
      const lists = await this.lists.handOver({ userId: id }, successorId);
      this.log.info('lists handed over', { deletedUserId: id, successorId, lists });
    }
    if (kind === 'household' && heirHouseholdId) {
      const lists = await this.lists.moveHousehold(id, heirHouseholdId);
      this.log.info('lists of a deleted household moved', { deletedHouseholdId: id, heirHouseholdId, lists });
    }
    if (kind === 'group') {
      const lists = await this.lists.deleteGroup(id);
      this.log.info('lists of a deleted group removed', { deletedGroupId: id, lists });
    }
  }
}
