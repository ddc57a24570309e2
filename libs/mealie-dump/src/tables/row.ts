import { dayOf, flagOf, idOf, momentOf, numberOf, serialOf, textOf } from './values.js';

/** A row as stored in the dump. */
export type RawRow = Record<string, unknown>;

/** A row of a table with typed access to its columns; a missing column reads as null, or as the fallback. */
export class Row {
  constructor(readonly raw: RawRow) {}

  id(column = 'id'): string | null {
    return idOf(this.raw[column]);
  }

  text(column: string): string | null {
    return textOf(this.raw[column]);
  }

  textOr(column: string, fallback: string): string {
    return textOf(this.raw[column]) ?? fallback;
  }

  number(column: string): number | null {
    return numberOf(this.raw[column]);
  }

  serial(column = 'id'): number | null {
    return serialOf(this.raw[column]);
  }

  flag(column: string, fallback = false): boolean {
    return flagOf(this.raw[column], fallback);
  }

  moment(column: string): string | null {
    return momentOf(this.raw[column]);
  }

  day(column: string): string | null {
    return dayOf(this.raw[column]);
  }

  /** When it was created and last changed. */
  times(now: string): { createdAt: string; updatedAt: string } {
    const createdAt = this.moment('created_at') ?? now;
    return { createdAt, updatedAt: this.moment('update_at') ?? createdAt };
  }
}
