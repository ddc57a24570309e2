export type { Logger } from './logger.js';
export { checkDatabase, type CheckReport } from './maintenance/check.js';
export { copyDatabase } from './maintenance/copy.js';
export { adoptDatabase } from './salvage/adopt.js';
export { runMaintenance } from './process/run-maintenance.js';
export { salvageDatabase, type SalvageReport } from './salvage/salvage.js';
export { startEmbeddedMongo, type EmbeddedMongo, type EmbeddedMongoOptions } from './process/start.js';
export { CannotOpenError } from './store/files/cannot-open-error.js';
export { FORMAT_VERSION } from './store/format.js';
