import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

const VERSION = 1;

/**
 * A database of the browser that is opened when it is first used, and again after another tab has replaced it or opening
 * failed.
 *
 * @param createStores creates the stores of a new database
 */
export function lazyDatabase<Schema extends DBSchema>(
  name: string,
  createStores: (database: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => (opened = undefined);
  return () =>
    (opened ??= openDB<Schema>(name, VERSION, {
      upgrade: createStores,
      blocking: (_old, _new, { target }) => {
        (target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    }));
}
