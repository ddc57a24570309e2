import { DAILY, Log, Scheduled, type ScheduledRun } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { ListWriter } from '../items/index.js';
import { MAX_CHECKED_ITEMS, trimChecked } from '../list-rules/index.js';
import { ShoppingListRepository } from '../list-store/index.js';

/** Deletes old checked items, to limit the size of lists. */
@Injectable()
export class CheckedItemTrimmer {
  constructor(
    private readonly lists: ShoppingListRepository,
    private readonly writer: ListWriter,
    private readonly log: Log,
  ) {}

  /** Idempotent. The failure of one list does not stop the others. */
  @Scheduled('trim-checked-items', { pattern: DAILY })
  async trim({ signal }: Pick<ScheduledRun, 'signal'>): Promise<void> {
    const failures: unknown[] = [];
    for await (const { _id, groupId, householdId } of this.lists.streamLongerThan(MAX_CHECKED_ITEMS)) {
      signal.throwIfAborted();
      await this.writer.change({ groupId, householdId }, _id, { apply: trimChecked }).catch((error: unknown) => {
        failures.push(error);
        this.log.warn('checked items not trimmed', { listId: _id, error });
      });
    }
    if (failures.length > 0) throw new Error('Some lists were not trimmed.', { cause: failures[0] });
  }
}
