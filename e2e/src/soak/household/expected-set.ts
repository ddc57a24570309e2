import { ExpectedRecord } from './expected-record.js';

/** Records by key, with the expected list of them: complete, without deleted records and duplicates. */
export class ExpectedSet {
  private readonly records = new Map<string, ExpectedRecord>();

  /** The record of a key; null until something is written. */
  of(key: string): ExpectedRecord {
    const existing = this.records.get(key);
    if (existing) return existing;
    const record = new ExpectedRecord(null);
    this.records.set(key, record);
    return record;
  }

  /** Keys of records that must exist. */
  get existing(): string[] {
    return [...this.records].filter(([, record]) => record.mustExist).map(([key]) => key);
  }

  /** The problem of a complete list of keys; null when it is correct. */
  problemOf(listed: readonly string[]): string | null {
    const listedKeys = new Set(listed);
    if (listedKeys.size < listed.length) return `lists ${listed.length - listedKeys.size} records twice`;
    const missing = this.existing.filter((key) => !listedKeys.has(key));
    if (missing.length > 0) return `misses ${missing.length} of ${this.existing.length}: ${missing.slice(0, 3).join()}`;
    const unexpected = listed.filter((key) => !this.records.get(key)?.mayExist);
    return unexpected.length > 0
      ? `shows what was never written or is deleted: ${unexpected.slice(0, 3).join()}`
      : null;
  }
}
