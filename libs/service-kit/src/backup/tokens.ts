/** The generation of data that this service works with. */
export const GENERATION = Symbol('larder:generation');
/** Collections of this service that are in no backup: what belongs to processes or sessions, and signing keys. */
export const NOT_IN_BACKUPS = Symbol('larder:not-in-backups');
/** Those of them that a restore copies from the data it replaces. */
export const PRESERVED_BY_RESTORES = Symbol('larder:preserved-by-restores');
/** The service's migrations. */
export const MIGRATIONS = Symbol('larder:migrations');

/** Returns the generation whose files are in use. */
export type FileGeneration = () => number | Promise<number>;
export const FILE_GENERATION = Symbol('larder:file-generation');

/** The kit's own collections about processes, not about data: in no backup. */
export const PROCESS_COLLECTIONS: readonly string[] = ['jobs', 'leases', 'migrations', 'replicas', 'schedules'];
/** Not copied with all data: the copy has no processes yet, and is migrated as it is loaded. */
export const NOT_COPIED: readonly string[] = ['leases', 'migrations', 'replicas'];

/** Converts records of another product into documents; null in services that import none. */
export const TO_DOCUMENTS = Symbol('larder:to-documents');
/** Gives such records unused names and numbers; null in services without unique values. */
export const RESOLVE_CONFLICTS = Symbol('larder:resolve-conflicts');
/** Whether the service keeps a copy of users, households and groups. */
export const HAS_DIRECTORY = Symbol('larder:has-directory');
