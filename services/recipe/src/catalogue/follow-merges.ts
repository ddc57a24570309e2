/** A record that may have been merged into another one. */
interface Mergeable {
  _id: string;
  mergedInto?: string;
}

/** Maximum length of a chain of merges; complete merges have length one. */
const MAX_STEPS = 10;

/**
 * The current records, by requested id: a merged record is replaced by its target. If the target was deleted, the
 * record itself is returned. `read` finds records by id.
 */
export async function followMerges<Doc extends Mergeable>(
  ids: string[],
  read: (ids: string[]) => Promise<Doc[]>,
): Promise<Map<string, Doc>> {
  const existing = new Map<string, Doc>();
  let pendingIds = ids;
  for (let step = 0; step < MAX_STEPS && pendingIds.length > 0; step += 1) {
    for (const each of await read(pendingIds)) existing.set(each._id, each);
    const next = [...existing.values()].flatMap(({ mergedInto }) => mergedInto ?? []);
    pendingIds = [...new Set(next)].filter((id) => !existing.has(id) && !pendingIds.includes(id));
  }
  return new Map(ids.flatMap((id) => (existing.has(id) ? [[id, endOfChain(id, existing)]] : [])));
}

function endOfChain<Doc extends Mergeable>(id: string, existing: ReadonlyMap<string, Doc>): Doc {
  // Callers pass existing ids.
  let last = existing.get(id) as Doc;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = existing.get(last.mergedInto ?? '');
    if (!next) break;
    last = next;
  }
  return last;
}
