/** One of several foods a name offers. */
export interface Alternative<Food> {
  name: string;
  food: Food;
  /** The rest of the name, as it reads behind the food: "or oil". */
  others: string;
}

const OR = /\s+(?:or|oder|ou|oppure|o|of)\s+/iu;

/**
 * The first alternative of a name that has a record: of "butter or oil" butter, of "lemon or lime juice" lemon juice.
 * Null when the name offers no choice or no alternative has one.
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
