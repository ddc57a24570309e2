/** An index in the search thread. */
export interface OpenIndex {
  groupId: string;
  /** Names it in the thread; another one each time it is loaded, so that news meant for an old one cannot reach a new. */
  key: string;
  /** Resolves once everything is in it. */
  loaded: Promise<void>;
  /** Whether everything is in it. */
  isLoaded: boolean;
  /** Whether reading it takes too long for a request to wait. */
  isLarge: Promise<boolean>;
  bytes: number;
  usedAt: number;
}

export interface Limits {
  /** All indexes together; the one in use may be larger. */
  maxBytes: number;
  idleMs: number;
  /** Idle ones are kept as long as all together are no larger. */
  keptBytes: number;
}

/** The indexes to give up: unused ones, and the least recently used of too many. */
export function indexesToDrop(open: Iterable<OpenIndex>, now: number, limits: Limits): OpenIndex[] {
  const { maxBytes, idleMs, keptBytes } = limits;
  const newestFirst = [...open].sort((a, b) => b.usedAt - a.usedAt);
  let bytes = 0;
  return newestFirst.filter((each, place) => {
    bytes += each.bytes;
    return (bytes > keptBytes && now - each.usedAt > idleMs) || (place > 0 && bytes > maxBytes);
  });
}
