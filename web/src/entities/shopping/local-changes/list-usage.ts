import { DatabaseUsage } from '../../../shared/offline/database-usage.js';

/** The name of the change store in IndexedDB, which is created when a list is shown for the first time. */
export const DATABASE = 'larder-lists';

export const listUsage = new DatabaseUsage(DATABASE);
