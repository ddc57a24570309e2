import { DatabaseUsage } from '../../../shared/offline/database-usage.js';

/** The name of the store in IndexedDB, which is created when a plan is shown for the first time. */
export const PLAN_DATABASE = 'larder-plan';

export const planUsage = new DatabaseUsage(PLAN_DATABASE);
