/** The fields of a unit that determine its displayed name. */
export interface DisplayedUnit {
  name: string;
  pluralName?: string | null;
  abbreviation?: string | null;
  pluralAbbreviation?: string | null;
  useAbbreviation?: boolean | null;
  fraction?: boolean | null;
}

/** The fields of a food that determine its displayed name. */
export interface DisplayedFood {
  name: string;
  pluralName?: string | null;
}

/** The unit's name in singular or plural, abbreviated if it prefers that and has an abbreviation. */
export function unitName(unit: DisplayedUnit, plural: boolean): string {
  const abbreviation = unit.useAbbreviation ? singularOrPlural(unit.abbreviation, unit.pluralAbbreviation, plural) : '';
  return abbreviation || singularOrPlural(unit.name, unit.pluralName, plural);
}

/** The food's name in singular or plural. */
export function foodName(food: DisplayedFood, plural: boolean): string {
  return singularOrPlural(food.name, food.pluralName, plural);
}

function singularOrPlural(
  singular: string | null | undefined,
  plural: string | null | undefined,
  isPlural: boolean,
): string {
  return (isPlural && plural) || singular || '';
}
