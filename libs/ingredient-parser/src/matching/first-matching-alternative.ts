/** One of several foods in a name. */
export interface Alternative<Food> {
  name: string;
  food: Food;
  /** The rest of the name: "or oil". */
  others: string;
}

const OR = /\s+(?:or|oder|ou|oppure|o|of)\s+/iu;

/**
 * The first alternative of a name with a record: butter of "butter or oil", lemon juice of "lemon or lime juice". Null
 * when the name has no alternatives, or none has a record.
 */
export function firstMatchingAlternative<Food>(
  name: string,
  find: (name: string) => Food | null,
): Alternative<Food> | null {
  const choice = OR.exec(name);
  if (!choice) return null;
  const first = name
    .slice(0, choice.index)
    .replace(/[(,]\s*$/, '')
    .trim();
  const others = name.slice(choice.index).replace(/\)$/, '').trim();
  const shared = others.slice(others.lastIndexOf(' ') + 1);
  for (const candidate of [`${first} ${shared}`, first]) {
    const food = find(candidate);
    if (food) return { name: candidate, food, others };
  }
  return null;
}
