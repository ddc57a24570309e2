import { ParserErrors, type MigrationType } from '@larder/contracts';
import { ArchiveError, type Archive } from '../archives/archive.js';
import { MIGRATION_LIMITS } from '../archives/archive-limits.js';
import { openPlainFile } from '../archives/plain-file.js';
import { openZipFile } from '../archives/zip-archive.js';
import { durationWords } from '../imports/duration-words.js';
import { LONGEST_RECIPE } from '../imports/recipe-parts.js';
import { failed, type Outcome } from '../reports/outcome.js';
import { APPS } from './apps.js';
import { HeldRecord, type FileOfRecord } from './held-record.js';
import { sourceRecords, unreadable } from './source-records.js';
import type { SourceRecipe, SourceRecord } from './sources/source.js';

/** An export to be read: an open file, which threads of a process share. */
export interface ExportSource {
  fd: number;
  type: MigrationType;
  /** The language times are written in. */
  locale: string;
  /** How far an earlier thread has come with it. */
  passed: {
    /** So many records have been told of. */
    count: number;
    /** Those of them whose files are still wanted. */
    held: readonly number[];
  };
}

/** What is told of a record: plain data. Files are asked for by its position. */
export type ToldRecord =
  | { failure: Outcome }
  | {
      found: Omit<SourceRecipe, 'own' | 'assets'> & { hasOwn: boolean; assetNames: string[] };
    };

/** A piece of a file of a record. */
export interface WantedPiece {
  position: number;
  fileName: FileOfRecord;
  /** Counted from 0; asked for in order. */
  number: number;
}

/** Reads an export record by record, and keeps the way to a record's files until it is let go of. */
export class ExportSession {
  private readonly records: AsyncIterator<SourceRecord, undefined>;
  private readonly held = new Map<number, HeldRecord>();
  private position = 0;
  private hasTold = false;

  private constructor(
    private readonly type: MigrationType,
    fd: number,
    locale: string,
  ) {
    const open = (): Promise<Archive> => (APPS[type].isPlain ? openPlainFile(fd) : openZipFile(fd, MIGRATION_LIMITS));
    const context = { words: durationWords(locale), now: new Date() };
    this.records = sourceRecords({ type, open, context })[Symbol.asyncIterator]();
  }

  /** Opens an export where an earlier thread has left it: what that has told of is passed over unread. */
  static async open({ fd, type, locale, passed }: ExportSource): Promise<ExportSession> {
    const session = new ExportSession(type, fd, locale);
    const held = new Set(passed.held);
    while (session.position < passed.count) await session.pass(held);
    session.hasTold = passed.count > 0;
    return session;
  }

  /** The next record, or that there is nothing to tell of it; null when there are no more. */
  async next(): Promise<ToldRecord | 'nothing' | null> {
    const { position, record } = await this.step();
    const told = record ? await this.read(position, record) : this.atTheEnd();
    this.hasTold ||= told !== 'nothing';
    return told;
  }

  /** Tells of the next record without reading it; null when there are no more. */
  async giveUp(): Promise<ToldRecord | null> {
    const { record } = await this.step();
    this.hasTold = true;
    const error = new ArchiveError('This takes more time or memory to read than a recipe may');
    return record && { failure: failed(record.ifBroken, error) };
  }

  /** A piece of a file of a record; null behind the last. */
  async piece({ position, fileName, number }: WantedPiece): Promise<Uint8Array | null> {
    const record = this.held.get(position);
    if (!record) throw new Error('A file was asked for of a record that nobody holds.');
    return record.piece(fileName, number);
  }

  /** Nobody asks for this record's files any more. */
  async release(position: number): Promise<void> {
    const record = this.held.get(position);
    this.held.delete(position);
    await record?.close();
  }

  private async step(): Promise<{ position: number; record: SourceRecord | null }> {
    const step = await this.records.next();
    return { position: this.position++, record: step.done ? null : step.value };
  }

  private async pass(held: ReadonlySet<number>): Promise<void> {
    const { position, record } = await this.step();
    const found = held.has(position) ? await record?.read() : null;
    if (found) this.held.set(position, new HeldRecord(found));
  }

  private async read(position: number, record: SourceRecord): Promise<ToldRecord | 'nothing'> {
    try {
      const found = await record.read();
      return found ? this.told(position, found) : 'nothing';
    } catch (error) {
      return { failure: failed(record.ifBroken, error) };
    }
  }

  private told(position: number, sourceRecipe: SourceRecipe): ToldRecord {
    // Whatever it is, it would not fit a message; it must not become a copy in another thread either.
    if (JSON.stringify(sourceRecipe.recipe).length > LONGEST_RECIPE) return { failure: tooLong(sourceRecipe) };
    this.held.set(position, new HeldRecord(sourceRecipe));
    const { own, assets = [], ...found } = sourceRecipe;
    return { found: { ...found, hasOwn: own !== undefined, assetNames: assets.map(({ fileName }) => fileName) } };
  }

  private atTheEnd(): ToldRecord | null {
    if (this.hasTold) return null;
    return { failure: unreadable(this.type, new ArchiveError('There are no recipes in this file')) };
  }
}

function tooLong({ recipe }: SourceRecipe): Outcome {
  return failed(`Failed to import ${(recipe.name ?? '').slice(0, 100)}`, ParserErrors.badRecipeData());
}
