import type { Statements } from './statements.js';

/** A few facts about the file, kept inside it. */
export class Properties {
  constructor(private readonly statements: Statements) {}

  get(name: string): string | undefined {
    return (this.statements.property.get([name]) as [string] | undefined)?.[0];
  }

  set(name: string, value: string): void {
    this.statements.saveProperty.run([name, value]);
  }
}

/** Which installation the data belong to. */
export const INSTALLATION = 'installation';
/** Set when every record has a checksum. */
export const CHECKSUMS = 'checksums';
export const COMPLETE = 'complete';
/** When every document was last compared with its index entries, as an ISO date. */
export const CHECKED_AT = 'checkedAt';
