/** A sequence of documents as BSON: what a cursor returns, or a pipeline writes. */
export interface DocumentSource {
  readonly isDone: boolean;
  /** The next documents, at most `count`. */
  read(count: number): Promise<Buffer[]>;
}

/** The documents of a list in memory. */
export function listSource(documents: readonly Buffer[]): DocumentSource {
  return mappedSource(documents, (raw) => raw);
}

/** A list in memory, converted to documents when they are read. */
export function mappedSource<Item>(items: readonly Item[], toRaw: (item: Item) => Buffer): DocumentSource {
  let at = 0;
  return {
    get isDone() {
      return at >= items.length;
    },
    read(count) {
      const batch = items.slice(at, at + count);
      at += batch.length;
      return Promise.resolve(batch.map(toRaw));
    },
  };
}
