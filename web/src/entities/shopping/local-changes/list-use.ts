/** The persistent change store; created for the first list that is shown. */
export const DATABASE = 'larder-lists';

/** Detects whether shopping lists are used on this device. */
export class ListUse {
  /** Called when this page shows or changes a list. */
  mark: () => void = () => undefined;
  private readonly marked = new Promise<void>((resolve) => (this.mark = resolve));

  /** Resolves when there may be changes of lists: stored by an earlier page, or made on this one. */
  async begun(): Promise<void> {
    if (!(await hasDatabase())) await this.marked;
  }
}

export const listUse = new ListUse();

/** True where a browser cannot list its databases. */
async function hasDatabase(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
}
