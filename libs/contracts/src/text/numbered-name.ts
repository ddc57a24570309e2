const HALF_A_CHARACTER = /[\uD800-\uDBFF]$/;

/** A name with a number that tells it from the one that is taken, cut so that it is no longer than a name may be. */
export function numberedName(name: string, number: number, most: number): string {
  const ending = ` (${number})`;
  const kept = name.slice(0, most - ending.length).replace(HALF_A_CHARACTER, '');
  return `${kept.trimEnd()}${ending}`;
}
