import type Database from 'libsql';

/** An open database file. */
export type Sqlite = Database.Database;
