import type { SeedFood, SeedUnit } from '@larder/locales';
import { catalogueNaming, type CatalogueNaming } from '../names/naming.js';
import type { FoodDocument } from '../foods/food.schema.js';
import type { UnitDocument } from '../units/unit.schema.js';

/** The stored fields of a seeded food; `labelIds` are the group's labels by name. */
export function foodFields(
  { name, pluralName, label }: SeedFood,
  labelIds: ReadonlyMap<string, string>,
): Partial<FoodDocument> & CatalogueNaming {
  const labelId = labelIds.get(label ?? '') ?? null;
  return {
    ...catalogueNaming({ name, pluralName, aliases: [] }),
    description: '',
    extras: [],
    labelId,
    householdsOnHand: [],
  };
}

/** The stored fields of a seeded unit. */
export function unitFields(unit: SeedUnit): Partial<UnitDocument> & CatalogueNaming {
  const { name, pluralName, abbreviation, pluralAbbreviation, fraction } = unit;
  const naming = catalogueNaming({ name, pluralName, aliases: [], abbreviations: [abbreviation, pluralAbbreviation] });
  return { ...naming, description: '', fraction, abbreviation, pluralAbbreviation, useAbbreviation: false };
}
