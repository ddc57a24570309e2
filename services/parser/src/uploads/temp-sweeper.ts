import type { ObjectStore } from '@larder/object-store';
import { DAILY, InjectStore, Log, Scheduled } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

/** Longer than any job on an upload takes, and long enough to try a failed migration again. */
const RETENTION_MS = 3 * 86_400_000;

/** Removes uploads that are left over because their request or job died. */
@Injectable()
export class TempSweeper {
  constructor(
    @InjectStore() private readonly store: ObjectStore,
    private readonly log: Log,
  ) {}

  @Scheduled('temp-sweep', { pattern: DAILY })
  async sweep(): Promise<void> {
    const removed = await this.store.sweepTemp(RETENTION_MS);
    if (removed > 0) this.log.info('forgotten uploads removed', { removed });
  }
}
