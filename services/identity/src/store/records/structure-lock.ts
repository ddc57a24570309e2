import { CommonErrors } from '@larder/contracts';
import { InjectConnection, newId, remainingMs, withLease } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { ConcurrencyLimit } from './concurrency-limit.js';

const MOST_WAITING = 200;

/**
 * Decides about several records at once: is it the last administrator, is the household really empty? One replica at a
 * time does so, since no single document could decide it. Rare actions of administrators only.
 */
@Injectable()
export class StructureLock {
  /** Within a replica people queue here and do not compete for the lease. */
  private readonly queue = new ConcurrencyLimit(1, MOST_WAITING);

  constructor(@InjectConnection() private readonly db: Connection) {}

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.queue.run(() =>
      withLease(this.db.collection('leases') as never, 'structure', newId(), () => inTime(work)),
    );
  }
}

/** The longest wait: after it the caller may have tried again already. */
async function inTime<T>(work: () => Promise<T>): Promise<T> {
  if ((remainingMs() ?? 1) <= 0) throw CommonErrors.timeout();
  return work();
}
