import { Catalogue } from '../catalogue/catalogue.js';
import { Cursors } from '../execute/cursors.js';
import type { Engine } from '../execute/engine.js';
import { removeUnfinished } from '../execute/garbage.js';
import type { Logger } from '../logger.js';
import { openDatabase, openLog } from '../store/database.js';
import { DiskSpace } from '../store/disk-space.js';
import { Store } from '../store/store.js';

/**
 * Opens a data folder and brings it in order.
 *
 * @throws CannotOpen
 */
export async function openEngine(directory: string, logger: Logger, space = new DiskSpace(directory)): Promise<Engine> {
  const store = new Store(openDatabase(directory), openLog(directory));
  const catalogue = new Catalogue(store);
  store.commits.onRollback = () => catalogue.load();
  store.commits.onFull = () => space.handleFull();
  const engine = { directory, store, catalogue, cursors: new Cursors(), logger, space };
  await removeUnfinished(engine);
  return engine;
}

/** Waits for what is asked for so far to be on disk, then lets go of the files. */
export async function closeEngine({ store, cursors }: Engine): Promise<void> {
  cursors.closeAll();
  try {
    await store.commits.idle();
  } finally {
    store.close();
  }
}
