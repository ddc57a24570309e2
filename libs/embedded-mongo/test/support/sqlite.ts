import { createRequire } from 'node:module';
import type Libsql from 'libsql';

/** Opens a database file of a stopped database, to change it as nothing else would. */
export function openSqlite(path: string): Libsql.Database {
  const Database = createRequire(import.meta.url)('libsql') as typeof Libsql;
  return new Database(path);
}
