/** The name of the change store in IndexedDB, which is created when a list is shown for the first time. */
export const DATABASE = 'larder-lists';

/** Detects whether shopping lists are used on this device, so that others need not load the code of their changes. */
export class ListUsage {
  /** Called when this page shows or changes a list. */
  mark: () => void = () => undefined;
  private readonly marked = new Promise<void>((resolve) => (this.mark = resolve));

  /** Resolves when there may be changes of lists: stored by an earlier page, or made on this one. */
  async waitUntilDetected(): Promise<void> {
    if (!(await hasDatabase())) await this.marked;
  }
}

export const listUsage = new ListUsage();

/** True where a browser cannot list its databases. */
async function hasDatabase(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
}
