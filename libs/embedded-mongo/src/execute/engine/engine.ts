import type { Catalogue } from '../../catalogue/catalogue.js';
import type { DiskSpace } from '../../store/files/disk-space.js';
import type { Store } from '../../store/store.js';
import type { Damage } from '../../store/files/damage.js';
import type { CommandCounts } from './command-counts.js';
import type { Cursors } from './cursors.js';
import type { Logger } from '../../logger.js';

/** The dependencies of commands. One per data folder. */
export interface Engine {
  /** The data folder. */
  readonly directory: string;
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly cursors: Cursors;
  /** Reported by `serverStatus`. */
  readonly commands: CommandCounts;
  readonly logger: Logger;
  readonly space: DiskSpace;
  /** The current command may use the disk reserve. */
  readonly isEssential?: boolean;
  /** The damage found in the data. */
  readonly damage: Damage;
}
