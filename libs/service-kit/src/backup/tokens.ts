/** The generation of data that this service works with. */
export const GENERATION = Symbol('larder:generation');
/** Collections that are excluded from backups: data of processes and sessions, and signing keys. */
export const NOT_IN_BACKUPS = Symbol('larder:not-in-backups');
/** The excluded collections that a restore copies from the replaced data. */
export const PRESERVED_BY_RESTORES = Symbol('larder:preserved-by-restores');
/** The service's migrations. */
export const MIGRATIONS = Symbol('larder:migrations');

/** Returns the generation whose files are in use. */
export type FileGeneration = () => number | Promise<number>;
export const FILE_GENERATION = Symbol('larder:file-generation');

/** The kit's own collections about processes, excluded from backups. */
export const PROCESS_COLLECTIONS: readonly string[] = [
  'data-versions',
  'jobs',
  'leases',
  'migrations',
  'replicas',
  'schedules',
];
/** Excluded from copies of all data: the copy has no processes yet, and is migrated when it is loaded. */
export const NOT_COPIED: readonly string[] = ['data-versions', 'leases', 'migrations', 'replicas'];

/** Converts records of another product into documents; null in services that import none. */
export const TO_DOCUMENTS = Symbol('larder:to-documents');
/** Assigns unused names and numbers to such records; null in services without unique values. */
export const RESOLVE_CONFLICTS = Symbol('larder:resolve-conflicts');
/** Whether the service keeps a copy of users, households and groups. */
export const HAS_DIRECTORY = Symbol('larder:has-directory');
