import { ConcurrencyLimit, InjectConnection, newId, requireTimeLeft, withLease } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Connection } from 'mongoose';

const MAX_WAITING = 200;

/**
 * A lock for decisions that depend on several records: whether a user is the last administrator, or a household is
 * empty. Held by one replica at a time. For rare actions of administrators only.
 */
@Injectable()
export class StructureLock {
  /** Requests of the same replica wait in a queue instead of competing for the lease. */
  private readonly queue = new ConcurrencyLimit(1, MAX_WAITING);

  constructor(@InjectConnection() private readonly db: Connection) {}

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.queue.run(() =>
      withLease(this.db.collection('leases') as never, 'structure', newId(), () => unlessTimedOut(work)),
    );
  }
}

/** Refuses work whose request has timed out while it waited: the caller may have retried it already. */
async function unlessTimedOut<T>(work: () => Promise<T>): Promise<T> {
  requireTimeLeft();
  return work();
}
