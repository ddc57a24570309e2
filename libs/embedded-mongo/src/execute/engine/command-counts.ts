/** How often each command was carried out since the database started, failures included. */
export class CommandCounts {
  private readonly totals = new Map<string, number>();

  /** Counts one command; `name` must be the name of a known command, so that clients cannot fill the memory. */
  add(name: string): void {
    this.totals.set(name, (this.totals.get(name) ?? 0) + 1);
  }

  /** Each command that was carried out at least once with its count. */
  entries(): [name: string, total: number][] {
    return [...this.totals];
  }
}
