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

  /** A group is only deleted when nobody is left in it; its lists go too. */
  @ListensTo(DirectoryEntryDeleted)
  async onDirectoryEntryDeleted({ kind, id }: PayloadOf<typeof DirectoryEntryDeleted>): Promise<void> {
    if (kind !== 'group') return;
    const deleted = await this.lists.deleteGroup(id);
    if (deleted > 0) this.log.info('lists of a deleted group removed', { deletedGroupId: id, deleted });
  }
}
