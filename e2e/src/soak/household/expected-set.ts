import { ExpectedRecord } from './expected-record.js';

/** Records by key, as a list of them must show them: complete, nothing deleted, nothing twice. */
export class ExpectedSet {
  private readonly records = new Map<string, ExpectedRecord>();

  /** The record of a key; absent until something is written. */
  of(key: string): ExpectedRecord {
    const existing = this.records.get(key);
    if (existing) return existing;
    const record = new ExpectedRecord(null);
    this.records.set(key, record);
    return record;
  }

  /** Keys of records that are known to exist. */
  get existing(): string[] {
    return [...this.records].filter(([, record]) => record.mustExist).map(([key]) => key);
  }

  /** What is wrong with a complete list of keys; null when it is right. */
  problemOf(listed: readonly string[]): string | null {
    const shown = new Set(listed);
    if (shown.size < listed.length) return `lists ${listed.length - shown.size} records twice`;
    const missing = this.existing.filter((key) => !shown.has(key));
    if (missing.length > 0) return `misses ${missing.length} of ${this.existing.length}: ${missing.slice(0, 3).join()}`;
    const unexpected = listed.filter((key) => !this.records.get(key)?.mayExist);
    return unexpected.length > 0
      ? `shows what was never written or is deleted: ${unexpected.slice(0, 3).join()}`
      : null;
  }
}
