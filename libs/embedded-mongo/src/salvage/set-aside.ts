import { appendFileSync } from 'node:fs';

/** Documents that cannot go into the new database, one JSON line each, so that a person can look at them. */
export class SetAside {
  count = 0;

  constructor(readonly path: string) {}

  add(collection: string, place: number, reason: string, raw: Buffer): void {
    this.count++;
    appendFileSync(this.path, `${JSON.stringify({ collection, place, reason, bson: raw.toString('hex') })}\n`, {
      mode: 0o600,
    });
  }
}
