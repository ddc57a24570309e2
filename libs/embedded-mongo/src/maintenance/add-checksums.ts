import { validateDocument } from '../bson/validate.js';
import type { Engine } from '../execute/engine/engine.js';
import { CHECKSUMS, COMPLETE } from '../store/properties.js';
import type { Pace } from './pace.js';

const AT_ONCE = 16;

/** Adds checksums to the documents of a file of format 1, a few at a time. Damaged ones get none. */
export async function addChecksums({ store, logger }: Engine, pace: Pace): Promise<void> {
  if (store.verifier.isComplete) return;
  logger.info('adding checksums to the documents of an older database');
  let from: number | undefined = 0;
  while (from !== undefined) {
    const start: number = from;
    from = await store.commits.run(() => store.addChecksums(start, AT_ONCE, isWellFormed));
    await pace.ifDue();
  }
  await store.commits.run(() => {
    store.properties.set(CHECKSUMS, COMPLETE);
    store.verifier.isComplete = true;
  });
  logger.info('all documents have checksums');
}

export function isWellFormed(raw: Buffer): boolean {
  try {
    validateDocument(raw);
    return true;
  } catch {
    return false;
  }
}
