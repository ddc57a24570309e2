import type { MigrationType } from '@larder/contracts';
import { ParserErrors } from '@larder/contracts/parser/parser-errors';
import { ArchiveError, MIGRATION_LIMITS, openPlainFile, openZipFile, type Archive } from '../../archives/index.js';
import { durationWords, MAX_RECIPE_LENGTH, withFiles, type RecipeDraft } from '../../drafts/index.js';
import { failure, type Outcome } from '../../outcomes/index.js';
import { APPS } from '../apps.js';
import type { SourceRecord } from '../sources/source.js';
import { OpenRecord, type FileOfRecord } from './open-record.js';
import { sourceRecords, unreadableExport } from './source-records.js';

/** An export to be read: an open file, which the threads of a process share. */
export interface ExportSource {
  fd: number;
  type: MigrationType;
  /** The language of durations. */
  locale: string;
  /** The position at which an earlier thread ended. */
  resume: {
    /** How many records it has replied with. */
    position: number;
    /** The positions of those whose files are still needed. */
    openRecords: readonly number[];
  };
}

/** The reply for a record, plain data: its draft, whose files are requested by position and name, or its failure. */
export type RecordReply = { failure: Outcome } | { draft: RecipeDraft<FileOfRecord> };

/** The request for a piece of a file of a record. */
export interface PieceRequest {
  position: number;
  fileName: FileOfRecord;
  /** Counted from 0; requested in order. */
  number: number;
}

/** Reads an export record by record, and keeps records open until their files have been read. */
export class ExportSession {
  private readonly records: AsyncIterator<SourceRecord, undefined>;
  private readonly openRecords = new Map<number, OpenRecord>();
  private position = 0;
  private hasReplied = false;

  private constructor(
    private readonly type: MigrationType,
    fd: number,
    locale: string,
  ) {
    const open = (): Promise<Archive> => (APPS[type].isPlain ? openPlainFile(fd) : openZipFile(fd, MIGRATION_LIMITS));
    const context = { words: durationWords(locale), now: new Date() };
    this.records = sourceRecords({ type, open, context })[Symbol.asyncIterator]();
  }

  /** Opens an export where an earlier thread ended: its records are skipped unread, but for those that stay open. */
  static async open({ fd, type, locale, resume }: ExportSource): Promise<ExportSession> {
    const session = new ExportSession(type, fd, locale);
    const openRecords = new Set(resume.openRecords);
    while (session.position < resume.position) await session.skip(openRecords);
    session.hasReplied = resume.position > 0;
    return session;
  }

  /** Reads the next record: `skipped` when it is no recipe, null when there are no more. */
  async next(): Promise<RecordReply | 'skipped' | null> {
    const { position, record } = await this.step();
    const reply = record ? await this.read(position, record) : this.atTheEnd();
    this.hasReplied ||= reply !== 'skipped';
    return reply;
  }

  /** Replies with a failure for the next record without reading it; null when there are no more. */
  async failNext(): Promise<RecordReply | null> {
    const { record } = await this.step();
    this.hasReplied = true;
    const error = new ArchiveError('This needs more time or memory to read than allowed for a recipe');
    return record && { failure: failure(record.failureMessage, error) };
  }

  /** A piece of a file of a record; null after the last one. */
  async piece({ position, fileName, number }: PieceRequest): Promise<Uint8Array | null> {
    const record = this.openRecords.get(position);
    if (!record) throw new Error('The record of this file is not open.');
    return record.piece(fileName, number);
  }

  /** Closes a record: its files are not needed any more. */
  async release(position: number): Promise<void> {
    const record = this.openRecords.get(position);
    this.openRecords.delete(position);
    await record?.close();
  }

  private async step(): Promise<{ position: number; record: SourceRecord | null }> {
    const step = await this.records.next();
    return { position: this.position++, record: step.done ? null : step.value };
  }

  private async skip(openRecords: ReadonlySet<number>): Promise<void> {
    const { position, record } = await this.step();
    const draft = openRecords.has(position) ? await record?.read() : null;
    if (draft) this.openRecords.set(position, new OpenRecord(draft));
  }

  private async read(position: number, record: SourceRecord): Promise<RecordReply | 'skipped'> {
    try {
      const draft = await record.read();
      return draft ? this.replyWith(position, draft) : 'skipped';
    } catch (error) {
      return { failure: failure(record.failureMessage, error) };
    }
  }

  private replyWith(position: number, draft: RecipeDraft): RecordReply {
    // It would not fit a message, and must not be copied to another thread either.
    if (JSON.stringify(draft.recipe).length > MAX_RECIPE_LENGTH) return { failure: tooLong(draft) };
    this.openRecords.set(position, new OpenRecord(draft));
    return { draft: withFiles(draft, (fileName) => fileName) };
  }

  private atTheEnd(): RecordReply | null {
    if (this.hasReplied) return null;
    return { failure: unreadableExport(this.type, new ArchiveError('There are no recipes in this file')) };
  }
}

function tooLong({ recipe }: RecipeDraft): Outcome {
  return failure(`Failed to import ${(recipe.name ?? '').slice(0, 100)}`, ParserErrors.badRecipeData());
}
