/** The names of a stored food. */
export interface FoodNames {
  name: string;
  pluralName?: string | null;
  aliases?: readonly { name: string }[] | null;
}

/** The names of a stored unit. */
export interface UnitNames extends FoodNames {
  abbreviation?: string | null;
  pluralAbbreviation?: string | null;
}

/** All names of a record, by precedence. */
export function namesOf({ name, pluralName, abbreviation, pluralAbbreviation, aliases }: UnitNames): string[] {
  const names = [name, pluralName, abbreviation, pluralAbbreviation, ...(aliases ?? []).map((alias) => alias.name)];
  return names.map((text) => text ?? '');
}
