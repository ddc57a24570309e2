import { FOODS_BY_LABEL } from './food-labels.js';
import { LABEL_COLORS } from './label-colors.js';
import type { LabelKey, SeedWords, UnitKey } from './seed-words.js';

export interface SeedFood {
  name: string;
  /** Null for uncountable foods. */
  pluralName: string | null;
  /** The name of its label in the same language; null without one. */
  label: string | null;
}
export interface SeedUnit {
  name: string;
  pluralName: string | null;
  abbreviation: string;
  pluralAbbreviation: string;
  /** Whether amounts are shown as fractions: ½ cup, but 0.5 grams. */
  fraction: boolean;
}
export interface SeedLabel {
  name: string;
  /** `#rrggbb`. */
  color: string;
}
/** The default records of a new group in one language; names are unique in each list. */
export interface Seeds {
  foods: SeedFood[];
  units: SeedUnit[];
  labels: SeedLabel[];
}

/** Units whose amounts are shown as decimals. */
const DECIMAL = new Set<UnitKey>(['gram', 'kilogram', 'milligram', 'milliliter', 'centiliter', 'centimeter']);

/** Builds the seeds of a language. */
export function makeSeeds({ foods, units, labels }: SeedWords): Seeds {
  return {
    foods: unique(
      entries(foods).map(([key, words]) => {
        const [name, pluralName] = forms(words);
        const label = LABEL_OF.get(key);
        return { name, pluralName: pluralName ?? null, label: label ? labels[label] : null };
      }),
    ),
    units: unique(entries(units).map(([key, words]) => makeUnit(key, words))),
    labels: unique(entries(labels).map(([key, name]) => ({ name, color: LABEL_COLORS[key] }))),
  };
}

const LABEL_OF = new Map(
  entries(FOODS_BY_LABEL).flatMap(([label, foods = '']) =>
    foods
      .trim()
      .split(/\s+/)
      .map((food): [string, LabelKey] => [food, label]),
  ),
);

function makeUnit(key: UnitKey, words: string): SeedUnit {
  const [names = '', shortForms = ''] = words.split(' ~ ');
  const [name, pluralName = null] = forms(names);
  const [abbreviation, pluralAbbreviation = ''] = forms(shortForms);
  return { name, pluralName, abbreviation, pluralAbbreviation, fraction: !DECIMAL.has(key) };
}

function forms(words: string): [string, string?] {
  const [one = '', several] = words.split('/');
  return several === undefined ? [one] : [one, several];
}

function unique<SeedRecord extends { name: string }>(records: SeedRecord[]): SeedRecord[] {
  return [...new Map(records.map((each) => [each.name, each])).values()];
}

/** `Object.entries` with the key type of the record. */
function entries<Key extends string, Value>(record: Partial<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
