import { hasCode } from './error-codes.js';
import { ObjectStoreError, ObjectStoreFullError, ObjectStoreUnavailableError } from './errors.js';
import type { ObjectStore } from './object-store.js';

const FULL = ['ENOSPC', 'EDQUOT'];
/** Error codes of a failing disk or mounted folder, and of a process without free file descriptors. */
const FAILING = ['EIO', 'EROFS', 'EMFILE', 'ENFILE', 'ESTALE', 'ENODEV', 'ENXIO', 'ENOTCONN', 'EACCES', 'EPERM'];

/** Translates errors of a store to "full" or "unavailable", the same for all kinds of stores. */
export class ErrorTranslatingStore implements ObjectStore {
  constructor(private readonly store: ObjectStore) {}

  ensureReady: ObjectStore['ensureReady'] = (...args) => translateErrors(this.store.ensureReady(...args));
  put: ObjectStore['put'] = (...args) => translateErrors(this.store.put(...args));
  get: ObjectStore['get'] = (...args) => translateErrors(this.store.get(...args));
  head: ObjectStore['head'] = (...args) => translateErrors(this.store.head(...args));
  delete: ObjectStore['delete'] = (...args) => translateErrors(this.store.delete(...args));
  deletePrefix: ObjectStore['deletePrefix'] = (...args) => translateErrors(this.store.deletePrefix(...args));
  copy: ObjectStore['copy'] = (...args) => translateErrors(this.store.copy(...args));
  move: ObjectStore['move'] = (...args) => translateErrors(this.store.move(...args));
  sweepTemp: ObjectStore['sweepTemp'] = (...args) => translateErrors(this.store.sweepTemp(...args));

  async *list(folder?: string): ReturnType<ObjectStore['list']> {
    try {
      yield* this.store.list(folder);
    } catch (error) {
      throw toStoreError(error);
    }
  }
}

/** Translates a system error; other errors are returned unchanged. */
export function toStoreError(error: unknown): unknown {
  if (error instanceof ObjectStoreError) return error;
  if (hasCode(error, ...FULL)) return new ObjectStoreFullError(error);
  return hasCode(error, ...FAILING) ? new ObjectStoreUnavailableError(error) : error;
}

async function translateErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw toStoreError(error);
  }
}
