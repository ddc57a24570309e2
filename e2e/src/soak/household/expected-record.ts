/** The state of a record: a value, or null while it does not exist. */
export type Value = string | null;

/**
 * The expected state of one record that a single client writes. A confirmed write determines the value; a write without
 * a response leaves two possibilities until a read shows which one it is.
 */
export class ExpectedRecord {
  private readonly possible = new Set<Value>();

  constructor(value: Value) {
    this.possible.add(value);
  }

  /** A write is sent: from now on either value may be read. */
  attempt(value: Value): void {
    this.possible.add(value);
  }

  /** The server confirmed this value. */
  confirm(value: Value): void {
    this.possible.clear();
    this.possible.add(value);
  }

  /** Whether a read may return the value, which determines the state from then on. */
  accept(value: Value): boolean {
    if (!this.possible.has(value)) return false;
    this.confirm(value);
    return true;
  }

  /** Whether the record must exist. */
  get mustExist(): boolean {
    return !this.possible.has(null);
  }

  /** Whether the record may exist. */
  get mayExist(): boolean {
    return [...this.possible].some((value) => value !== null);
  }

  /** The possible values, for messages. */
  toString(): string {
    return [...this.possible].map(String).join(' or ');
  }
}
