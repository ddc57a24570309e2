import { hasCode } from './error-codes.js';
import { ObjectStoreError, ObjectStoreFullError, ObjectStoreUnavailableError } from './errors.js';
import type { ObjectStore } from './object-store.js';

const FULL = ['ENOSPC', 'EDQUOT'];
/** Error codes of a failing disk or mounted folder, and of a process without free file descriptors. */
const FAILING = ['EIO', 'EROFS', 'EMFILE', 'ENFILE', 'ESTALE', 'ENODEV', 'ENXIO', 'ENOTCONN', 'EACCES', 'EPERM'];

/** Opens a store; every call returns the same one. */
export type OpenStore = () => Promise<ObjectStore>;

/** Translates errors of a store to "full" or "unavailable", the same for all kinds of stores. */
export class ErrorTranslatingStore implements ObjectStore {
  constructor(private readonly open: OpenStore) {}

  ensureReady: ObjectStore['ensureReady'] = () => this.call((store) => store.ensureReady());
  put: ObjectStore['put'] = (...args) => this.call((store) => store.put(...args));
  get: ObjectStore['get'] = (...args) => this.call((store) => store.get(...args));
  head: ObjectStore['head'] = (...args) => this.call((store) => store.head(...args));
  delete: ObjectStore['delete'] = (...args) => this.call((store) => store.delete(...args));
  deletePrefix: ObjectStore['deletePrefix'] = (...args) => this.call((store) => store.deletePrefix(...args));
  copy: ObjectStore['copy'] = (...args) => this.call((store) => store.copy(...args));
  move: ObjectStore['move'] = (...args) => this.call((store) => store.move(...args));
  sweepTemp: ObjectStore['sweepTemp'] = (...args) => this.call((store) => store.sweepTemp(...args));

  async *list(folder?: string): ReturnType<ObjectStore['list']> {
    try {
      yield* (await this.open()).list(folder);
    } catch (error) {
      throw toStoreError(error);
    }
  }

  private async call<T>(work: (store: ObjectStore) => Promise<T>): Promise<T> {
    try {
      return await work(await this.open());
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
