import type { Document } from 'mongodb';
import type { Health } from '../health/health.js';

/**
 * Adds the checks of the database: `mongo`, whether it answers, and `data`, whether the embedded database has found damaged
 * data, which its reply to a ping says. A service with damaged data is still ready: what is not damaged can be used.
 */
export function addDatabaseChecks(health: Health, ping: () => Promise<Document | undefined>): void {
  let lastPing = Promise.resolve<Document | undefined>(undefined);
  health.add('mongo', () => (lastPing = ping()));
  // Asked right after `mongo`: one ping answers both. That it fails is what `mongo` says.
  const checkData = async () => {
    const reply = await lastPing.catch(() => undefined);
    if (reply?.['damaged'] === true) throw new Error('the database has found damaged data: its log says which');
  };
  health.add('data', checkData, { isOptional: true });
}
