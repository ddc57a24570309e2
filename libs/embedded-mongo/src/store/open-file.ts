import { randomInt, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { BlockReader } from './files/blocks.js';
import { bootId } from './files/boot-id.js';
import { CannotOpenError, cannotOpen } from './files/cannot-open-error.js';
import type { Damage } from './files/damage.js';
import { Checkpoints } from './commits/checkpoints.js';
import {
  abandonDatabase,
  closeDatabase,
  installationIn,
  lockDatabase,
  openFailure,
  prepareDatabase,
} from './database.js';
import type { Sqlite } from './sqlite.js';
import { examineLog, examineStructure } from './examine.js';
import { FORMAT_VERSION } from './format.js';
import { DATABASE_FILE, classifyFiles, LOG_FILE, type ShutdownState } from './files/classify-files.js';
import { saltOf } from './files/log-frames.js';
import { markerPaths, readMarkers, writeMarker, type Marker, type MarkerPaths, type Markers } from './files/marker.js';

/** The time limit for comparing the file at start with the checksums of the last stop … */
const COMPARE_MS = 250;
/** … and for reading one that was not closed before SQLite checks it; slower disks are checked later. */
const READ_MS = 600;
/** The time limit for computing the checksums of the file at stop. */
const CHECKSUM_MS = 3_000;

export interface OpenFileOptions {
  readonly directory: string;
  /** A second marker outside of the data folder. */
  readonly marker?: string | undefined;
  /** The installation of a new file; a new one when it is undefined. */
  readonly installation?: string | undefined;
  readonly damage: Damage;
}

/** Data folders that this process has open: reading the files of one would release its lock. */
const inUse = new Set<string>();

/** The open database file of a data folder with its log. */
export class OpenFile {
  readonly database: Sqlite;
  /** Damage was not checked for: every document and index entry should be checked. */
  needsCheck = false;
  /** Like `needsCheck`, but before requests are handled: damage is known. */
  isSuspect = false;
  private readonly checkpoints: Checkpoints;
  private readonly path: string;
  private readonly markers: MarkerPaths;
  private readonly installation: string;
  private reader: BlockReader | undefined;
  private recordedBlocks: string | undefined;

  /** @throws CannotOpenError when the files are not as expected, or another process uses them */
  constructor(private readonly options: OpenFileOptions) {
    const { directory, marker } = options;
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    this.path = join(directory, DATABASE_FILE);
    this.markers = markerPaths(directory, marker);
    this.claimFolder();
    try {
      const markers = readMarkers(this.markers);
      const shutdownState = classifyFiles(directory, markers);
      this.compare(shutdownState, markers.inner);
      this.database = lockDatabase(this.path);
      this.installation = this.openLocked(markers);
      this.checkpoints = new Checkpoints(this.database, directory);
    } catch (error) {
      this.releaseFolder();
      throw error;
    }
  }

  /** Resolves when everything written to the log before the call is on disk. */
  sync(): Promise<void> {
    return this.checkpoints.sync();
  }

  /**
   * Copies a long log into the file, but not while that is being compared. Nothing may be committed until the promise
   * resolves.
   */
  checkpointIfDue(): Promise<void> | undefined {
    return this.isCompared && this.checkpoints.isDue ? this.checkpoints.run() : undefined;
  }

  /** Whether the whole file was compared with the checksums of the last stop. */
  get isCompared(): boolean {
    return this.recordedBlocks === undefined || this.reader === undefined || this.reader.isDone;
  }

  /** Compares one more block; the log is not checkpointed until all are compared. */
  async compareMore(): Promise<void> {
    await this.reader?.readOne();
    if (!this.isCompared) return;
    this.checkBlocks();
  }

  /** Closes the file and records its checksums, so that the next start can verify that it is unchanged. */
  close(): void {
    try {
      this.checkpoints.closeLog();
      // Changes that are not in the file are in its log: then it counts as open, and the next start reads both.
      if (closeDatabase(this.database)) this.recordChecksums();
    } finally {
      this.checkpoints.closeFile();
      this.releaseFolder();
    }
  }

  /** Reads the file as far as time allows, and compares it with the checksums of the last stop, if that was clean. */
  private compare(shutdownState: ShutdownState, inner: Marker | undefined): void {
    if (shutdownState === 'new') return;
    this.reader = new BlockReader(this.path);
    this.needsCheck = shutdownState === 'unclean' || !inner?.blocks;
    this.isSuspect = (inner?.problems ?? []).length > 0;
    if (!this.needsCheck) this.recordedBlocks = inner?.blocks;
    this.reader.readNow(this.needsCheck ? READ_MS : COMPARE_MS);
    if (this.recordedBlocks !== undefined && this.reader.isDone) this.checkBlocks();
  }

  private checkBlocks(): void {
    const differing = this.reader?.countDifferences(this.recordedBlocks ?? '') ?? 0;
    if (differing === 0) return;
    this.isSuspect = true;
    this.needsCheck = true;
  }

  /** Prepares the locked file, or unlocks it; returns its installation. */
  private openLocked(markers: Markers): string {
    try {
      return this.prepare(markers);
    } catch (error) {
      abandonDatabase(this.database);
      throw openFailure(error, this.path);
    }
  }

  private prepare(markers: Markers): string {
    const { directory, damage } = this.options;
    const installation = this.identify(markers);
    const { inner, outer } = this.markers;
    const marker = { installation, format: FORMAT_VERSION, ...problemsOf(markers) };
    writeMarker({ inner, outer }, { ...marker, state: 'opening' });
    if (this.needsCheck) {
      examineLog(this.database, directory, markers.inner, damage);
      // Files that cannot be read quickly are checked in the background.
      if (this.reader?.isDone) examineStructure(this.database, this.path);
    }
    const number = randomInt(1, 2 ** 31);
    const opening = prepareDatabase(this.database, installation, number) ? number : markers.inner?.opening;
    const logSalt = saltOf(join(directory, LOG_FILE));
    const boot = bootId();
    writeMarker(this.markers, {
      ...marker,
      state: 'open',
      ...(opening !== undefined && { opening }),
      ...(logSalt !== undefined && { logSalt }),
      ...(boot !== undefined && { boot }),
    });
    return installation;
  }

  /** @throws CannotOpenError when the file is that of another installation */
  private identify({ inner, outer }: Markers): string {
    const own = installationIn(this.database);
    const marked = outer ?? inner?.installation;
    if (inner && outer && inner.installation !== outer) throw this.otherInstallation(inner.installation, outer);
    if (own && marked && own !== marked) throw this.otherInstallation(own, marked);
    return own ?? marked ?? this.options.installation ?? randomUUID();
  }

  private otherInstallation(actual: string, expected: string): CannotOpenError {
    const remedy = 'Put the right file back. If this is the one to go on with, run `npm run database -- adopt`.';
    const problem = `belongs to another installation: it says ${actual}, expected is ${expected}.`;
    return cannotOpen(this.path, problem, remedy);
  }

  private recordChecksums(): void {
    const { installation, markers, options } = this;
    const problems = options.damage.problems;
    const state = { installation, state: 'closed', format: FORMAT_VERSION } as const;
    const reader = new BlockReader(this.path);
    const isRead = problems.length === 0 && reader.readNow(CHECKSUM_MS);
    const content = { size: reader.size, ...(isRead && { blocks: reader.blocks }) };
    reader.close();
    writeMarker(markers, { ...state, ...content, ...(problems.length > 0 && { problems }) });
  }

  private claimFolder(): void {
    const folder = realpathSync(this.options.directory);
    if (inUse.has(folder)) throw new CannotOpenError(`The data folder ${folder} is in use by another process.`);
    inUse.add(folder);
  }

  private releaseFolder(): void {
    this.reader?.close();
    this.reader = undefined;
    if (existsSync(this.options.directory)) inUse.delete(realpathSync(this.options.directory));
  }
}

function problemsOf({ inner }: Markers): { problems?: readonly string[] } {
  return inner?.problems ? { problems: inner.problems } : {};
}
