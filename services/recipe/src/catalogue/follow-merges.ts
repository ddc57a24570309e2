/** A record that may have become another one. */
interface Movable {
  _id: string;
  mergedInto?: string;
}

/** Merges in a row that are followed; finished ones are shortened to one. */
const MOST_STEPS = 10;

/**
 * What these ids mean today, by the id that was asked for: a merged record is the one it became. One whose successor is
 * gone stays itself. `read` finds records by id.
 */
export async function followed<Doc extends Movable>(
  ids: string[],
  read: (ids: string[]) => Promise<Doc[]>,
): Promise<Map<string, Doc>> {
  const existing = new Map<string, Doc>();
  let pendingIds = ids;
  for (let step = 0; step < MOST_STEPS && pendingIds.length > 0; step += 1) {
    for (const each of await read(pendingIds)) existing.set(each._id, each);
    const next = [...existing.values()].flatMap(({ mergedInto }) => mergedInto ?? []);
    pendingIds = [...new Set(next)].filter((id) => !existing.has(id) && !pendingIds.includes(id));
  }
  return new Map(ids.flatMap((id) => (existing.has(id) ? [[id, lastOf(id, existing)]] : [])));
}

function lastOf<Doc extends Movable>(id: string, existing: ReadonlyMap<string, Doc>): Doc {
  // Callers pass ids that were found.
  let last = existing.get(id) as Doc;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = existing.get(last.mergedInto ?? '');
    if (!next) break;
    last = next;
  }
  return last;
}
