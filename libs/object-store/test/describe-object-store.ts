import type { ObjectStore } from '../src/index.js';
import { describeReading } from './describe-reading.js';
import { describeDeletingAndCopying } from './describe-deleting-and-copying.js';
import { describeWriting } from './describe-writing.js';

/** More than one part of a multipart upload. */
const UPLOAD_BYTES = 20 * 1024 * 1024;

/** Tests of the guarantees of every object store; `makeStore` creates an empty one. */
export function describeObjectStore(name: string, makeStore: () => Promise<ObjectStore>): void {
  describe(name, () => {
    let store: ObjectStore;
    beforeEach(async () => {
      store = await makeStore();
      await store.ensureReady();
    });

    describeWriting(() => store, UPLOAD_BYTES);
    describeReading(() => store);
    describeDeletingAndCopying(() => store);
  });
}
