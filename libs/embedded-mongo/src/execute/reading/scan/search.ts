import type { Collection } from '../../../catalogue/collection.js';
import { documentValue } from '../../../bson/value.js';
import type { Index } from '../../../catalogue/index-definition.js';
import type { CommandError } from '../../../errors.js';
import type { Matcher } from '../../../query/match.js';
import type { StoredRecord } from '../../../store/store.js';
import type { Engine } from '../../engine/engine.js';
import { checkExists } from '../check-exists.js';
import type { EntryDocument } from './covered-documents.js';
import { hasEntry, indexDamage } from './entry-check.js';
import { Pause } from '../../engine/pause.js';
import type { Candidate, Scan } from './scan-types.js';

/** The documents that a search selects from its scan. */
export interface SearchWindow {
  readonly matcher: Matcher;
  /** All candidates match, unless something was written since they were read. */
  readonly isDecided: boolean;
  readonly skip: number;
  /** 0 means no limit. */
  readonly limit: number;
  /** The collection's version when the scan found its candidates; undefined if it finds them while reading. */
  readonly version?: number;
  /** Where index entries have all fields that are read. */
  readonly documentOf?: EntryDocument;
}

const FIRST_BATCH = 16;
const LARGEST_BATCH = 256;

/** The matching documents, read in steps. Holds no lock: documents may change between two reads. */
export class Search {
  private isExhausted = false;
  private returned = 0;
  private toSkip: number;
  private batch = FIRST_BATCH;
  private candidates: Candidate[] = [];
  private version = -1;

  constructor(
    private readonly engine: Engine,
    private readonly collection: Collection,
    private readonly scan: Scan,
    private readonly window: SearchWindow,
  ) {
    this.toSkip = window.skip;
    if (window.isDecided && scan.skip) {
      scan.skip(window.skip);
      this.toSkip = 0;
    }
  }

  /** All documents were returned. */
  get isDone(): boolean {
    return this.isExhausted || (this.window.limit > 0 && this.returned >= this.window.limit);
  }

  /** The next documents, at most `count`; fewer only at the end. Yields while reading. */
  async read(count: number): Promise<StoredRecord[]> {
    const records: StoredRecord[] = [];
    const pause = new Pause();
    while (records.length < count && !this.isDone) {
      this.step(records, count);
      await pause.ifDue();
    }
    return records;
  }

  /** Like `read`, but without yielding; gives up after testing about `effort` documents. */
  readNow(count: number, effort: number): { records: StoredRecord[]; isComplete: boolean } {
    const records: StoredRecord[] = [];
    let tested = 0;
    while (records.length < count && !this.isDone && tested < effort) tested += this.step(records, count);
    return { records, isComplete: records.length >= count || this.isDone };
  }

  /** Tests one batch of candidates; returns the cost, at least one for the read. */
  private step(records: StoredRecord[], count: number): number {
    if (this.candidates.length === 0) this.refill(count - records.length);
    let tested = 0;
    while (tested < this.candidates.length && records.length < count && !this.isDone) {
      const candidate = this.candidates[tested++];
      if (candidate) this.test(candidate, records);
    }
    this.candidates = this.candidates.slice(tested);
    return tested + 1;
  }

  private refill(requested: number): void {
    const { index } = this.scan;
    checkExists(this.engine, this.collection, index ? [index.stored.id] : []);
    const remaining = this.window.limit > 0 ? this.window.limit - this.returned : requested;
    const needed = Math.min(requested, remaining) + this.toSkip;
    const size = this.window.isDecided ? needed : Math.max(needed, this.batch);
    this.version = this.window.version ?? this.collection.version;
    this.candidates = this.withDocuments(this.withEntryDocuments(this.scan.read(Math.min(size, LARGEST_BATCH))));
    this.batch = Math.min(this.batch * 4, LARGEST_BATCH);
    if (this.candidates.length === 0) this.isExhausted = this.scan.isDone;
  }

  /** Candidates whose entry has all fields that are read need no document. */
  private withEntryDocuments(candidates: Candidate[]): Candidate[] {
    const { documentOf } = this.window;
    if (!documentOf) return candidates;
    return candidates.map((candidate) => {
      const raw = candidate.entry && documentOf(candidate.entry);
      return raw ? { recordId: candidate.recordId, raw } : candidate;
    });
  }

  /** Reads the documents of several candidates together, which is much faster than one by one. */
  private withDocuments(candidates: Candidate[]): Candidate[] {
    const recordIds = candidates.filter(({ raw }) => !raw).map(({ recordId }) => recordId);
    if (candidates.length < 2 || recordIds.length === 0) return candidates;
    const records = this.engine.store.recordsAt(this.collection.id, recordIds);
    const byRecordId = new Map(records.map(({ recordId, raw }) => [recordId, raw]));
    return candidates.flatMap((candidate) => {
      const raw = candidate.raw ?? byRecordId.get(candidate.recordId);
      if (raw) return [{ ...candidate, raw }];
      this.checkDeleted(candidate);
      return [];
    });
  }

  private test(candidate: Candidate, records: StoredRecord[]): void {
    const { recordId } = candidate;
    const raw = candidate.raw ?? this.engine.store.record(this.collection.id, recordId);
    if (!raw) return this.checkDeleted(candidate);
    if (!this.matches(candidate, raw)) return;
    if (this.toSkip > 0) {
      this.toSkip--;
      return;
    }
    this.returned++;
    records.push({ recordId, raw });
  }

  private matches({ entry, index, recordId }: Candidate, raw: Buffer): boolean {
    const mustMatch = this.window.isDecided && this.version === this.collection.version;
    if (entry && index) {
      if (!hasEntry(index, entry, raw))
        throw this.damage(index, `leads to document ${recordId}, which has other values`);
      return mustMatch || this.window.matcher(documentValue(raw));
    }
    const matches = this.window.matcher(documentValue(raw));
    if (mustMatch && !matches) throw this.damage(index, `leads to document ${recordId}, which has other values`);
    return matches;
  }

  /**
   * Checks a document that does not exist: it may have been deleted since its record id was found.
   *
   * @throws CommandError when it cannot have been
   */
  private checkDeleted({ index, recordId }: Candidate): void {
    if (this.version !== this.collection.version || this.collection.dropped) return;
    throw this.damage(index, `leads to document ${recordId}, which is missing`);
  }

  private damage(index: Index | undefined, problem: string): CommandError {
    if (index) return indexDamage(this.engine, this.collection, index, problem);
    return this.engine.damage.error(`an index of ${this.collection.namespace} ${problem}`);
  }
}
