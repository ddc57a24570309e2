/** The number of executions of each command since the database started, including failures. */
export class CommandCounts {
  private readonly totals = new Map<string, number>();

  /** Counts one command; `name` must be a supported command, so that clients cannot fill the memory. */
  add(name: string): void {
    this.totals.set(name, (this.totals.get(name) ?? 0) + 1);
  }

  /** Each command that was executed at least once with its count. */
  entries(): [name: string, total: number][] {
    return [...this.totals];
  }
}
