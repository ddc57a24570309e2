import { hasCode } from './error-codes.js';
import { ObjectStoreError, ObjectStoreFullError, ObjectStoreUnavailableError } from './errors.js';
import type { ObjectStore } from './object-store.js';

const FULL = ['ENOSPC', 'EDQUOT'];
/** What the system says of a disk or a mounted folder that fails, or of a process that has used up its files. */
const FAILING = ['EIO', 'EROFS', 'EMFILE', 'ENFILE', 'ESTALE', 'ENODEV', 'ENXIO', 'ENOTCONN', 'EACCES', 'EPERM'];

/** A store whose failures say whether it is full or away: callers need not know where it keeps its objects. */
export class ReportingStore implements ObjectStore {
  constructor(private readonly store: ObjectStore) {}

  ensureReady: ObjectStore['ensureReady'] = (...args) => reported(this.store.ensureReady(...args));
  put: ObjectStore['put'] = (...args) => reported(this.store.put(...args));
  get: ObjectStore['get'] = (...args) => reported(this.store.get(...args));
  head: ObjectStore['head'] = (...args) => reported(this.store.head(...args));
  delete: ObjectStore['delete'] = (...args) => reported(this.store.delete(...args));
  deletePrefix: ObjectStore['deletePrefix'] = (...args) => reported(this.store.deletePrefix(...args));
  copy: ObjectStore['copy'] = (...args) => reported(this.store.copy(...args));
  move: ObjectStore['move'] = (...args) => reported(this.store.move(...args));
  sweepTemp: ObjectStore['sweepTemp'] = (...args) => reported(this.store.sweepTemp(...args));

  async *list(folder?: string): ReturnType<ObjectStore['list']> {
    try {
      yield* this.store.list(folder);
    } catch (error) {
      throw storeFailure(error);
    }
  }
}

/** A failure of the system in the store's own terms; anything else as it is. */
export function storeFailure(error: unknown): unknown {
  if (error instanceof ObjectStoreError) return error;
  if (hasCode(error, ...FULL)) return new ObjectStoreFullError(error);
  return hasCode(error, ...FAILING) ? new ObjectStoreUnavailableError(error) : error;
}

async function reported<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw storeFailure(error);
  }
}
