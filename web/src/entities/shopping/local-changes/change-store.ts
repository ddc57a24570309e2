import type { DBSchema } from 'idb';
import { lazyDatabase } from '../../../shared/offline/lazy-database.js';
import { DATABASE } from './list-usage.js';
import type { LocalChange } from './local-change.js';

/** Stores changes until the server has acknowledged them. */
export interface ChangeStore {
  all: () => Promise<LocalChange[]>;
  add: (changes: readonly LocalChange[]) => Promise<void>;
  remove: (changes: readonly LocalChange[]) => Promise<void>;
}

interface Schema extends DBSchema {
  changes: { key: [deviceId: string, sequence: number]; value: LocalChange };
}

/** Changes in IndexedDB: they survive closing the browser. */
export function browserStore(): ChangeStore {
  const open = lazyDatabase<Schema>(DATABASE, (database) => {
    database.createObjectStore('changes', { keyPath: ['deviceId', 'sequence'] });
  });
  const write = async (work: (store: { put: Put; delete: Delete }) => Promise<unknown>) => {
    const transaction = (await open()).transaction('changes', 'readwrite', { durability: 'strict' });
    await Promise.all([work(transaction.store), transaction.done]);
  };
  return {
    all: async () => (await open()).getAll('changes'),
    add: (changes) => write((store) => Promise.all(changes.map((change) => store.put(change)))),
    remove: (changes) => write((store) => Promise.all(changes.map((change) => store.delete(keyOf(change))))),
  };
}

type Put = (change: LocalChange) => Promise<unknown>;
type Delete = (key: [string, number]) => Promise<void>;

const keyOf = ({ deviceId, sequence }: LocalChange): [string, number] => [deviceId, sequence];

/** For browsers without IndexedDB, such as private windows: changes last as long as the page. */
export const noStore: ChangeStore = {
  all: () => Promise.resolve([]),
  add: () => Promise.resolve(),
  remove: () => Promise.resolve(),
};
