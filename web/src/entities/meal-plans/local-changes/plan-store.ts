import type { DBSchema } from 'idb';
import { lazyDatabase } from '../../../shared/offline/lazy-database.js';
import type { PendingPlanChange } from './plan-change.js';
import { PLAN_DATABASE } from './plan-usage.js';

/** Stores changes of the plan until the server has them. */
export interface PlanStore {
  all: () => Promise<PendingPlanChange[]>;
  /** Adds changes, or replaces those with the same ids. */
  put: (changes: readonly PendingPlanChange[]) => Promise<void>;
  /** Removes a change, and replaces others. */
  remove: (id: string, replaced: readonly PendingPlanChange[]) => Promise<void>;
}

interface Schema extends DBSchema {
  changes: { key: string; value: PendingPlanChange };
}

/** Changes in IndexedDB: they survive closing the browser. */
export function browserStore(): PlanStore {
  const open = lazyDatabase<Schema>(PLAN_DATABASE, (database) => {
    database.createObjectStore('changes', { keyPath: 'id' });
  });
  const begin = async () => (await open()).transaction('changes', 'readwrite', { durability: 'strict' });
  return {
    all: async () => (await open()).getAll('changes'),
    put: async (changes) => {
      const { store, done } = await begin();
      await Promise.all([...changes.map((change) => store.put(change)), done]);
    },
    remove: async (id, replaced) => {
      const { store, done } = await begin();
      await Promise.all([store.delete(id), ...replaced.map((change) => store.put(change)), done]);
    },
  };
}

/** For browsers without IndexedDB, such as private windows: changes last as long as the page. */
export const noStore: PlanStore = {
  all: () => Promise.resolve([]),
  put: () => Promise.reject(new Error('no IndexedDB')),
  remove: () => Promise.resolve(),
};
