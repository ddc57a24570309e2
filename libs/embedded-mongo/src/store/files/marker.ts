import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from './sync-file.js';

/** The file beside the database that says what the database file should be. */
export const MARKER_FILE = 'installation.json';

/**
 * What is known of a database file outside of it: that there is one, whose it is and how it was left. `opening` is
 * written before the file is changed for the first time, `open` when its log exists, `closed` after a clean stop.
 */
export interface Marker {
  readonly installation: string;
  readonly state: 'opening' | 'open' | 'closed';
  /** Format version of the file. */
  readonly format: number;
  /** When this was written, as an ISO date. */
  readonly writtenAt: string;
  /** While open: the number in the file's header that says which opening wrote it. */
  readonly opening?: number;
  /** While open: the first number of the log's salt at that time; it grows by one whenever the log is reset. */
  readonly logSalt?: number;
  /** While open: which start of the machine it was, to distinguish a loss of power from the end of the process. */
  readonly boot?: string;
  /** After a clean stop: the size of the file in bytes … */
  readonly size?: number;
  /** … and a checksum of each of its blocks, see `blocks.ts`. */
  readonly blocks?: string;
  /** What was found wrong and is not mended yet. */
  readonly problems?: readonly string[];
}

/** What is known of an installation, from the marker beside the database and from the one further out. */
export interface Markers {
  readonly inner?: Marker;
  /** The installation that the outer marker names. */
  readonly outer?: string;
}

/** Where the markers of a data folder are. */
export interface MarkerPaths {
  readonly inner: string;
  /** One more, outside of the data folder, in case the whole folder is missing. */
  readonly outer?: string | undefined;
}

export function markerPaths(directory: string, outer?: string): MarkerPaths {
  return { inner: join(directory, MARKER_FILE), outer };
}

/** Markers that cannot be read count as missing: the database knows its installation as well. */
export function readMarkers({ inner, outer }: MarkerPaths): Markers {
  const beside = readJson(inner) as Marker | undefined;
  const further = outer === undefined ? undefined : (readJson(outer) as { installation?: string } | undefined);
  return {
    ...(beside && typeof beside.installation === 'string' && { inner: beside }),
    ...(typeof further?.installation === 'string' && { outer: further.installation }),
  };
}

export function writeMarker({ inner, outer }: MarkerPaths, marker: Omit<Marker, 'writtenAt'>): void {
  const writtenAt = new Date().toISOString();
  replaceFile(inner, `${JSON.stringify({ ...marker, writtenAt }, undefined, 2)}\n`);
  if (outer === undefined || readMarkers({ inner, outer }).outer === marker.installation) return;
  const note = 'Larder keeps data of this installation in the folder "database". See libs/embedded-mongo/README.md.';
  replaceFile(
    outer,
    `${JSON.stringify({ installation: marker.installation, since: writtenAt, note }, undefined, 2)}\n`,
  );
}

function readJson(path: string): object | undefined {
  if (!existsSync(path)) return undefined;
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
