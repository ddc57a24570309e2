/** The application id of our SQLite files: "LRDR". */
const APPLICATION_ID = 0x4c524452;

/** Incremented when older programs cannot read the file; see docs/files.md, "File format". */
export const FORMAT_VERSION = 2;

/** Identification in the file's header. */
export interface FileHeader {
  readonly applicationId: number;
  readonly version: number;
  readonly isEmpty: boolean;
}

/** Why a file cannot be used by this program, as a message for the operator; undefined when it can. */
export function formatProblem(header: FileHeader): string | undefined {
  if (header.isEmpty) return undefined;
  if (header.applicationId !== APPLICATION_ID) return 'The database file was not made by Larder.';
  if (header.version > FORMAT_VERSION) {
    return (
      `The database file has format ${header.version}, this program reads up to ${FORMAT_VERSION}: ` +
      'it was written by a newer version of Larder. Start that version, or restore a backup made by this one.'
    );
  }
  return undefined;
}

/** The statements that create the tables of a new file; in one of an older format they add what is missing. */
export const LAYOUT = [
  `PRAGMA application_id = ${APPLICATION_ID}`,
  `PRAGMA user_version = ${FORMAT_VERSION}`,
  'CREATE TABLE IF NOT EXISTS collections (id INTEGER PRIMARY KEY, definition BLOB NOT NULL, checksum INTEGER)',
  'CREATE TABLE IF NOT EXISTS records (id INTEGER PRIMARY KEY, document BLOB NOT NULL, checksum INTEGER)',
  'CREATE TABLE IF NOT EXISTS entries (key BLOB PRIMARY KEY) WITHOUT ROWID',
  'CREATE TABLE IF NOT EXISTS properties (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID',
];

/** Upgrades a file of format 1 before the layout: its rows have no checksums yet. */
export const FROM_VERSION_1 = [
  'ALTER TABLE collections ADD COLUMN checksum INTEGER',
  'ALTER TABLE records ADD COLUMN checksum INTEGER',
];
