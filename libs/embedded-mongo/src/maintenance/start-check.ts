import type { Engine } from '../execute/engine/engine.js';
import { checkDocuments, missingChecksumsWarning } from './check.js';
import { BeforeDeadline, CheckEnded } from './pace.js';

/** The launcher waits for half a minute. */
const LIMIT_MS = 20_000;

/**
 * Checks every document and index entry before requests are handled, when the file is known to differ from its
 * checksums. Damaged documents then fail when they are read, and damaged indexes are not used.
 */
export async function checkSuspectFile(engine: Engine): Promise<void> {
  const { store, damage, logger } = engine;
  if (!store.file.isSuspect) return;
  store.file.isSuspect = false;
  logger.warn('the database file differs from what was noted when it was closed; checking all of it');
  try {
    const { problems } = await checkDocuments(engine, new BeforeDeadline(LIMIT_MS));
    store.file.needsCheck = false;
    const doubt = missingChecksumsWarning(store, problems);
    if (doubt) damage.note(doubt);
    else if (problems.length === 0) logger.warn('nothing is wrong: another program has changed the database file');
  } catch (error) {
    if (!(error instanceof CheckEnded)) throw error;
    damage.note('the file differs from what was noted when it was closed, and could not be checked in time');
  }
}
