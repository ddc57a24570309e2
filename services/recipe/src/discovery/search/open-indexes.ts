/** An index in the search thread. */
export interface OpenIndex {
  groupId: string;
  /**
   * Its key in the thread; a new one each time it is loaded, so that changes of an old index are not applied to a new
   * one.
   */
  key: string;
  /** Resolves once it is loaded. */
  loaded: Promise<void>;
  /** Whether it is loaded. */
  isLoaded: boolean;
  /** Whether loading takes too long for a request. */
  isLarge: Promise<boolean>;
  bytes: number;
  usedAt: number;
}

export interface Limits {
  /** Maximum size of all indexes; the one in use may be larger. */
  maxBytes: number;
  idleMs: number;
  /** Idle ones are kept while the total size is below this. */
  keptBytes: number;
}

/** The indexes to evict: idle ones, and the least recently used beyond the limit. */
export function indexesToDrop(open: Iterable<OpenIndex>, now: number, limits: Limits): OpenIndex[] {
  const { maxBytes, idleMs, keptBytes } = limits;
  const newestFirst = [...open].sort((a, b) => b.usedAt - a.usedAt);
  let bytes = 0;
  return newestFirst.filter((each, place) => {
    bytes += each.bytes;
    return (bytes > keptBytes && now - each.usedAt > idleMs) || (place > 0 && bytes > maxBytes);
  });
}
