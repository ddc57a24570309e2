import type { Document } from 'mongodb';
import type { Health } from '../health/health.js';

/**
 * Adds the checks of the database: `mongo`, whether it responds, and `data`, whether the embedded database has found
 * damaged data, as reported in its reply to a ping. A service with damaged data is ready: the undamaged data can be
 * used.
 */
export function addDatabaseChecks(health: Health, ping: () => Promise<Document | undefined>): void {
  let lastPing = Promise.resolve<Document | undefined>(undefined);
  health.add('mongo', () => (lastPing = ping()));
  // Runs after `mongo`, so that one ping serves both. `mongo` reports its failure.
  const checkData = async () => {
    const reply = await lastPing.catch(() => undefined);
    if (reply?.['damaged'] === true) throw new Error('the database found damaged data: see its log');
  };
  health.add('data', checkData, { isOptional: true });
}
