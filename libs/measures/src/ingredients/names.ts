/** The fields of a unit's name. */
export interface WritableUnit {
  name: string;
  pluralName?: string | null;
  abbreviation?: string | null;
  pluralAbbreviation?: string | null;
  useAbbreviation?: boolean | null;
  fraction?: boolean | null;
}

/** The fields of a food's name. */
export interface WritableFood {
  name: string;
  pluralName?: string | null;
}

/** The unit's name in singular or plural, abbreviated if it prefers that and has an abbreviation. */
export function unitName(unit: WritableUnit, plural: boolean): string {
  const abbreviation = unit.useAbbreviation ? inNumber(unit.abbreviation, unit.pluralAbbreviation, plural) : '';
  return abbreviation || inNumber(unit.name, unit.pluralName, plural);
}

/** The food's name in singular or plural. */
export function foodName(food: WritableFood, plural: boolean): string {
  return inNumber(food.name, food.pluralName, plural);
}

function inNumber(singular: string | null | undefined, plural: string | null | undefined, isPlural: boolean): string {
  return (isPlural && plural) || singular || '';
}
