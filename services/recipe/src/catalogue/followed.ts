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
  const found = new Map<string, Doc>();
  let wanted = ids;
  for (let step = 0; step < MOST_STEPS && wanted.length > 0; step += 1) {
    for (const each of await read(wanted)) found.set(each._id, each);
    const next = [...found.values()].flatMap(({ mergedInto }) => mergedInto ?? []);
    wanted = [...new Set(next)].filter((id) => !found.has(id) && !wanted.includes(id));
  }
  return new Map(ids.flatMap((id) => (found.has(id) ? [[id, lastOf(id, found)]] : [])));
}

function lastOf<Doc extends Movable>(id: string, found: ReadonlyMap<string, Doc>): Doc {
  // Callers pass ids that were found.
  let last = found.get(id) as Doc;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = found.get(last.mergedInto ?? '');
    if (!next) break;
    last = next;
  }
  return last;
}
