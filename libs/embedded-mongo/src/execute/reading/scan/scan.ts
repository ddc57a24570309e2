import type { Collection } from '../../../catalogue/collection.js';
import { recordIdOf } from '../../../keys/index-entry.js';
import { rangesOf } from '../../../plan/ranges.js';
import type { IndexPlan, Plan } from '../../../plan/planner.js';
import { RECORD_IDS_PER_COLLECTION } from '../../../store/record-ids.js';
import { NO_LIMIT } from '../../../store/statements.js';
import type { Store, StoredRecord } from '../../../store/store.js';
import { IndexScan } from './index-scan.js';
import type { Candidate, Scan } from './scan-types.js';

/** The scan of a plan. */
export function openScan(store: Store, collection: Collection, plan: Plan, isBackwards = false): Scan {
  switch (plan.kind) {
    case 'index':
      return new IndexScan(store, plan);
    case 'union':
      return new RecordIdScan(recordIdsOfAll(store, plan.plans));
    default:
      return new CollectionScan(store, collection, isBackwards);
  }
}

/** All documents in insertion order, or reversed. */
export class CollectionScan implements Scan {
  isDone = false;
  private from = 0;
  private to = RECORD_IDS_PER_COLLECTION;
  private readCount = 0;
  private readonly version: number;

  constructor(
    private readonly store: Store,
    private readonly collection: Collection,
    private readonly isBackwards = false,
  ) {
    this.version = collection.version;
  }

  read(limit: number): StoredRecord[] {
    const records = this.store.records(this.collection.id, { from: this.from, to: this.to }, limit, this.isBackwards);
    const last = records.at(-1);
    if (last && this.isBackwards) this.to = last.recordId;
    else if (last) this.from = last.recordId + 1;
    this.readCount += records.length;
    this.isDone = records.length < limit;
    if (this.isDone) this.checkCount();
    return records;
  }

  /** @throws CommandError when documents are missing: lost pages leave no other trace */
  private checkCount(): void {
    const { count, version, dropped, namespace } = this.collection;
    if (dropped || version !== this.version || count === this.readCount) return;
    throw this.store.damage.error(`${namespace} has ${count} documents, of which ${this.readCount} are found`);
  }
}

/** Documents with known record ids. */
export class RecordIdScan implements Scan {
  private at = 0;

  constructor(private readonly recordIds: readonly number[]) {}

  get isDone(): boolean {
    return this.at >= this.recordIds.length;
  }

  read(limit: number): Candidate[] {
    const recordIds = this.recordIds.slice(this.at, this.at + limit);
    this.at += recordIds.length;
    return recordIds.map((recordId) => ({ recordId }));
  }

  skip(count: number): void {
    this.at += count;
  }
}

function recordIdsOfAll(store: Store, plans: readonly IndexPlan[]): number[] {
  const recordIds = new Set<number>();
  for (const plan of plans) {
    for (const range of rangesOf(plan.index, plan.bounds)) {
      for (const key of store.keys(range, NO_LIMIT)) recordIds.add(recordIdOf(key));
    }
  }
  return [...recordIds].sort((a, b) => a - b);
}
