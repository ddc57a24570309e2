/** What is needed of a stored food to find it by name. */
export interface FoodNames {
  name: string;
  pluralName?: string | null;
  aliases?: readonly { name: string }[] | null;
}

/** What is needed of a stored unit to find it by name. */
export interface UnitNames extends FoodNames {
  abbreviation?: string | null;
  pluralAbbreviation?: string | null;
}

/** The texts a record goes by, those that count most first. */
export function namesOf({ name, pluralName, abbreviation, pluralAbbreviation, aliases }: UnitNames): string[] {
  const names = [name, pluralName, abbreviation, pluralAbbreviation, ...(aliases ?? []).map((alias) => alias.name)];
  return names.map((text) => text ?? '');
}
