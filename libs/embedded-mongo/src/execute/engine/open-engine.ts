import { Catalogue } from '../../catalogue/catalogue.js';
import { CommandCounts } from './command-counts.js';
import { Cursors } from './cursors.js';
import type { Engine } from './engine.js';
import { removeUnfinished } from './garbage.js';
import type { Logger } from '../../logger.js';
import { DiskSpace } from '../../store/files/disk-space.js';
import { cannotOpen } from '../../store/files/cannot-open-error.js';
import { Damage } from '../../store/files/damage.js';
import { databasePath } from '../../store/files/classify-files.js';
import { OpenFile } from '../../store/open-file.js';
import { Store } from '../../store/store.js';

/** The known identity of the installation of a data folder. */
export interface EngineOptions {
  /** A second marker file, outside of the folder, which records that the installation has data. */
  readonly marker?: string | undefined;
  /** The installation of a new database. */
  readonly installation?: string | undefined;
}

/**
 * Opens a data folder and recovers it.
 *
 * @throws CannotOpenError
 */
export async function openEngine(directory: string, logger: Logger, options: EngineOptions = {}): Promise<Engine> {
  const damage = new Damage(logger);
  const file = new OpenFile({ directory, damage, ...options });
  try {
    const store = new Store(file, damage);
    await store.commits.run(() => store.definitions.addMissingChecksums());
    const space = new DiskSpace(directory);
    store.commits.onFull = () => space.handleFull();
    const catalogue = readCatalogue(store);
    const [cursors, commands] = [new Cursors(), new CommandCounts()];
    const engine = { directory, store, catalogue, cursors, commands, logger, damage, space };
    await removeUnfinished(engine);
    return engine;
  } catch (error) {
    file.close();
    throw damage.isDamaged ? cannotOpen(databasePath(directory), `is damaged: ${damage.problems.join('; ')}.`) : error;
  }
}

/** Reloads what is in memory after a failed commit; when that fails as well, the state in memory cannot be used. */
function readCatalogue(store: Store): Catalogue {
  const catalogue = new Catalogue(store);
  store.commits.onRollback = () => {
    store.forgetRecent();
    try {
      catalogue.load();
    } catch (failure) {
      store.fail(failure);
    }
  };
  return catalogue;
}

/** Waits until all pending writes are on disk, then closes the files. */
export async function closeEngine({ store, cursors }: Engine): Promise<void> {
  cursors.closeAll();
  try {
    await store.commits.idle();
  } finally {
    store.close();
  }
}
