import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from './sync-file.js';

/** The file beside the database that describes the expected state of the database file. */
export const MARKER_FILE = 'installation.json';

/**
 * The recorded state of a database file: its installation and how it was left. `opening` is written before the file is
 * changed for the first time, `open` when its log exists, `closed` after a clean stop.
 */
export interface Marker {
  readonly installation: string;
  readonly state: 'opening' | 'open' | 'closed';
  /** Format version of the file. */
  readonly format: number;
  /** The time of writing, as an ISO date. */
  readonly writtenAt: string;
  /** While open: the number of the opening in the file's header. */
  readonly opening?: number;
  /** While open: the first number of the log's salt at that time; it is incremented whenever the log is reset. */
  readonly logSalt?: number;
  /** While open: the boot of the machine, to distinguish a power loss from the end of the process. */
  readonly boot?: string;
  /** After a clean stop: the size of the file in bytes … */
  readonly size?: number;
  /** … and a checksum of each of its blocks, see `blocks.ts`. */
  readonly blocks?: string;
  /** Problems that were found and are not repaired yet. */
  readonly problems?: readonly string[];
}

/** The recorded state of an installation, from the marker beside the database and from the outer one. */
export interface Markers {
  readonly inner?: Marker;
  /** The installation in the outer marker. */
  readonly outer?: string;
}

/** The paths of the markers of a data folder. */
export interface MarkerPaths {
  readonly inner: string;
  /** A second one, outside of the data folder, in case the whole folder is missing. */
  readonly outer?: string | undefined;
}

export function markerPaths(directory: string, outer?: string): MarkerPaths {
  return { inner: join(directory, MARKER_FILE), outer };
}

/** Unreadable markers count as missing: the database contains its installation as well. */
export function readMarkers({ inner, outer }: MarkerPaths): Markers {
  const beside = readJson(inner);
  const further = outer === undefined ? undefined : readJson(outer);
  return {
    ...(typeof beside?.installation === 'string' && { inner: beside as Marker }),
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

function readJson(path: string): Partial<Marker> | undefined {
  if (!existsSync(path)) return undefined;
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
