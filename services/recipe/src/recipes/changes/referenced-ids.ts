type Ids = readonly (string | null | undefined)[];

/**
 * The ids that need not be looked up: those that every recipe which names them carries already.
 *
 * @param all for each recipe, the ids that its change names and the ids that it carries
 */
export function alreadyReferencedIds(all: readonly (readonly [named: Ids, carried: Ids])[]): Set<string> {
  const carriedByAny = new Set<string>();
  const others = new Set<string>();
  for (const [named, carried] of all) {
    const own = new Set(carried);
    for (const id of own) if (id) carriedByAny.add(id);
    for (const id of named) if (id && !own.has(id)) others.add(id);
  }
  for (const id of others) carriedByAny.delete(id);
  return carriedByAny;
}
