import { DirectoryEntryDeleted, type PayloadOf } from '@larder/contracts';
import { ListensTo, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { ListRepository } from './list.repository.js';

/** What happens elsewhere and concerns lists. */
@Injectable()
export class ListListener {
  constructor(
    private readonly lists: ListRepository,
    private readonly log: Log,
  ) {}

  /** What a deleted user owned is handed over; a group is only deleted when nobody is left in it, so its lists go. */
  @ListensTo(DirectoryEntryDeleted)
  async onDirectoryEntryDeleted(event: PayloadOf<typeof DirectoryEntryDeleted>): Promise<void> {
    const { kind, id, successorId } = event;
    if (kind === 'user' && successorId) {
      const lists = await this.lists.handOver(id, successorId);
      this.log.info('lists handed over', { deletedUserId: id, successorId, lists });
    }
    if (kind === 'group') {
      const lists = await this.lists.deleteGroup(id);
      this.log.info('lists of a deleted group removed', { deletedGroupId: id, lists });
    }
  }
}
