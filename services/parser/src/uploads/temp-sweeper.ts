import type { ObjectStore } from '@larder/object-store';
import { DAILY, InjectStore, Log, Scheduled } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

/** Maximum age of uploads, in milliseconds: longer than any job takes, and long enough to retry a failed migration. */
const RETENTION_MS = 3 * 86_400_000;

/** Removes leftover uploads of crashed requests and jobs. */
@Injectable()
export class TempSweeper {
  constructor(
    @InjectStore() private readonly store: ObjectStore,
    private readonly log: Log,
  ) {}

  @Scheduled('temp-sweep', { pattern: DAILY })
  async sweep(): Promise<void> {
    const removed = await this.store.sweepTemp(RETENTION_MS);
    if (removed > 0) this.log.info('abandoned uploads removed', { removed });
  }
}
