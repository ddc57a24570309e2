import type { SeedFood, SeedUnit } from '@larder/locales';
import { namingOf, type Naming } from '../names/naming.js';
import type { FoodDocument } from '../foods/food.schema.js';
import type { UnitDocument } from '../units/unit.schema.js';

/** The stored fields of a seeded food; `labelIds` are the group's labels by name. */
export function foodFields(
  { name, pluralName, label }: SeedFood,
  labelIds: ReadonlyMap<string, string>,
): Partial<FoodDocument> & Naming {
  const labelId = labelIds.get(label ?? '') ?? null;
  return { ...namingOf({ name, pluralName, aliases: [] }), description: '', extras: [], labelId, householdsOnHand: [] };
}

/** The stored fields of a seeded unit. */
export function unitFields(unit: SeedUnit): Partial<UnitDocument> & Naming {
  const { name, pluralName, abbreviation, pluralAbbreviation, fraction } = unit;
  const naming = namingOf({ name, pluralName, aliases: [], abbreviations: [abbreviation, pluralAbbreviation] });
  return { ...naming, description: '', fraction, abbreviation, pluralAbbreviation, useAbbreviation: false };
}
