/**
 * Detects whether a feature that stores changes in IndexedDB is used on this device, so that others need not load its
 * code.
 */
export class DatabaseUsage {
  /** Called when this page uses the feature. */
  mark: () => void = () => undefined;
  private readonly marked = new Promise<void>((resolve) => (this.mark = resolve));

  constructor(private readonly name: string) {}

  /** Resolves when there may be changes: stored by an earlier page, or made on this one. */
  async waitUntilDetected(): Promise<void> {
    if (!(await hasDatabase(this.name))) await this.marked;
  }
}

/** True where a browser cannot list its databases. */
async function hasDatabase(databaseName: string): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === databaseName);
  } catch {
    return true;
  }
}
