import { crc32 } from 'node:zlib';
import { checksumOf } from './files/checksum.js';
import type { Damage } from './files/damage.js';
import type { Properties } from './properties.js';
import type { Statements } from './statements.js';
import type { ChecksummedRow } from './verifier.js';

/** A stored definition of a collection. */
export interface StoredDefinition {
  readonly id: number;
  readonly definition: Buffer;
}

/** The property with the checksum of all definitions, which detects a lost one. */
const DIGEST = 'definitions';

/** The definitions of all collections. Each has a checksum, and all of them a common one. */
export class Definitions {
  constructor(
    private readonly statements: Statements,
    private readonly properties: Properties,
    private readonly damage: Damage,
  ) {}

  /** @throws CommandError when one is damaged or missing, which would hide its documents */
  all(): StoredDefinition[] {
    const rows = this.rows();
    const damaged = rows.find(([id, bytes, checksum]) => checksum !== null && checksum !== checksumOf(id, bytes));
    if (damaged) throw this.damage.error(`the definition of collection number ${damaged[0]} is not as it was written`);
    const digest = this.properties.get(DIGEST);
    if (digest !== undefined && digest !== digestOf(rows)) {
      throw this.damage.error('the list of collections is not complete');
    }
    return rows.map(([id, definition]) => ({ id, definition }));
  }

  save(id: number, definition: Buffer): void {
    this.statements.saveDefinition.run([id, definition, checksumOf(id, definition)]);
    this.updateDigest();
  }

  delete(id: number): void {
    this.statements.deleteDefinition.run([id]);
    this.updateDigest();
  }

  /** Adds checksums to the definitions of a file of format 1, and the common one to a new file. */
  addMissingChecksums(): void {
    if (this.properties.get(DIGEST) !== undefined) return;
    for (const [id, bytes, checksum] of this.rows()) if (checksum === null) this.save(id, bytes);
    this.updateDigest();
  }

  private updateDigest(): void {
    this.properties.set(DIGEST, digestOf(this.rows()));
  }

  private rows(): ChecksummedRow[] {
    try {
      return this.statements.definitions.all([]) as ChecksummedRow[];
    } catch (cause) {
      throw this.damage.translate(cause);
    }
  }
}

function digestOf(rows: readonly ChecksummedRow[]): string {
  return `${rows.length}:${crc32(rows.map(([id, , checksum]) => `${id}=${checksum}`).join())}`;
}
