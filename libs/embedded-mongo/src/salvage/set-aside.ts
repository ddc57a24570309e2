import { appendFileSync } from 'node:fs';

/** Documents that cannot be inserted into the new database, one JSON line each, for manual inspection. */
export class SetAside {
  count = 0;

  constructor(readonly path: string) {}

  add(collection: string, recordId: number, reason: string, raw: Buffer): void {
    this.count++;
    appendFileSync(this.path, `${JSON.stringify({ collection, recordId, reason, bson: raw.toString('hex') })}\n`, {
      mode: 0o600,
    });
  }
}
