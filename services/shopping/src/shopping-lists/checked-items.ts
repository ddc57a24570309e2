import { DAILY, Log, Scheduled, type ScheduledRun } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { ListWriter } from '../items/index.js';
import { MAX_CHECKED_ITEMS, trimCheckedItems } from '../list-rules/index.js';
import { ShoppingListRepository } from '../list-store/index.js';

/** Removes old checked items of all lists once a day. */
@Injectable()
export class CheckedItems {
  constructor(
    private readonly lists: ShoppingListRepository,
    private readonly writer: ListWriter,
    private readonly log: Log,
  ) {}

  /** The failure of one list does not stop the others. */
  @Scheduled('trim-checked-items', { pattern: DAILY })
  async trimAll({ signal }: Pick<ScheduledRun, 'signal'>): Promise<void> {
    const failures: unknown[] = [];
    for await (const { _id: listId, groupId, householdId } of this.lists.eachLongerThan(MAX_CHECKED_ITEMS)) {
      signal.throwIfAborted();
      await this.writer
        .change({ groupId, householdId }, listId, { apply: trimCheckedItems })
        .catch((error: unknown) => {
          failures.push(error);
          this.log.warn('checked items not trimmed', { listId, error });
        });
    }
    if (failures.length > 0) throw new Error('Some lists were not trimmed.', { cause: failures[0] });
  }
}
