/** What a unit measures. */
export type Dimension = 'mass' | 'volume';

/** A unit of a standard size. `inBase` is its size in grams or millilitres (US customary measures). */
export interface StandardUnit {
  code: string;
  dimension: Dimension;
  inBase: number;
  /** All spellings, lower-case, the code included. */
  spellings: readonly string[];
}

function unit(dimension: Dimension, inBase: number, spellings: string): StandardUnit {
  const list = spellings.split('|');
  return { code: list[0] ?? '', dimension, inBase, spellings: list };
}

/** The standard units by dimension, from small to large. */
export const STANDARD_UNITS: readonly StandardUnit[] = [
  unit('mass', 0.001, 'mg|milligram|milligrams|milligramme|milligrammes'),
  unit('mass', 1, 'g|gram|grams|gr|gm|gms|gramme|grammes'),
  unit('mass', 28.349523125, 'oz|ounce|ounces'),
  unit('mass', 453.59237, 'lb|lbs|pound|pounds'),
  unit('mass', 1000, 'kg|kgs|kilo|kilos|kilogram|kilograms|kilogramme|kilogrammes'),
  unit('volume', 1, 'ml|milliliter|milliliters|millilitre|millilitres'),
  unit('volume', 4.92892159375, 'tsp|tsps|teaspoon|teaspoons'),
  unit('volume', 10, 'cl|centiliter|centiliters|centilitre|centilitres'),
  unit('volume', 14.78676478125, 'tbsp|tbsps|tbs|tablespoon|tablespoons'),
  unit('volume', 29.5735295625, 'fl oz|fluid ounce|fluid ounces'),
  unit('volume', 100, 'dl|deciliter|deciliters|decilitre|decilitres'),
  unit('volume', 236.5882365, 'cup|cups'),
  unit('volume', 473.176473, 'pt|pint|pints'),
  unit('volume', 946.352946, 'qt|quart|quarts'),
  unit('volume', 1000, 'l|ltr|liter|liters|litre|litres'),
  unit('volume', 3785.411784, 'gal|gallon|gallons'),
];

const BY_SPELLING = new Map(STANDARD_UNITS.flatMap((entry) => entry.spellings.map((spelling) => [spelling, entry])));

/** The names of a unit. */
export interface NamedUnit {
  name: string;
  pluralName?: string | null;
  abbreviation?: string | null;
  pluralAbbreviation?: string | null;
  aliases?: readonly { name: string }[] | null;
}

/** The standard unit of a spelling ("Tbsp.", "fluid  ounces"); null for any other word. */
export function standardUnit(text: string): StandardUnit | null {
  const spelling = text.toLowerCase().replaceAll('.', ' ').replace(/\s+/g, ' ').trim();
  return BY_SPELLING.get(spelling) ?? null;
}

/** The standard unit of a record, by the first match of name, plural, abbreviations and aliases. */
export function standardUnitOf(unit: NamedUnit): StandardUnit | null {
  const { name, pluralName, abbreviation, pluralAbbreviation, aliases } = unit;
  const texts = [name, pluralName, abbreviation, pluralAbbreviation, ...(aliases ?? []).map((alias) => alias.name)];
  for (const text of texts) {
    const standard = text ? standardUnit(text) : null;
    if (standard) return standard;
  }
  return null;
}
