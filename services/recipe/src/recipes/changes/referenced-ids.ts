type Ids = readonly (string | null | undefined)[];

/**
 * The ids that need no look-up: those that every recipe whose change contains them has already.
 *
 * @param all for each recipe, the ids in its change and the ids it has now
 */
export function alreadyReferencedIds(all: readonly (readonly [requestedIds: Ids, currentIds: Ids])[]): Set<string> {
  const verifiedIds = new Set<string>();
  const others = new Set<string>();
  for (const [requestedIds, currentIds] of all) {
    const own = new Set(currentIds);
    for (const id of own) if (id) verifiedIds.add(id);
    for (const id of requestedIds) if (id && !own.has(id)) others.add(id);
  }
  for (const id of others) verifiedIds.delete(id);
  return verifiedIds;
}
