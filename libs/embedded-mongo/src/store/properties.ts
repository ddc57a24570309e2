import type { Statements } from './statements.js';

/** Properties of the file, stored inside it. */
export class Properties {
  constructor(private readonly statements: Statements) {}

  get(name: string): string | undefined {
    return (this.statements.property.get([name]) as [string] | undefined)?.[0];
  }

  set(name: string, value: string): void {
    this.statements.saveProperty.run([name, value]);
  }
}

/** The installation of the data. */
export const INSTALLATION = 'installation';
/** Set when every record has a checksum. */
export const CHECKSUMS = 'checksums';
export const COMPLETE = 'complete';
/** The time of the last full check of documents and index entries, as an ISO date. */
export const CHECKED_AT = 'checkedAt';
