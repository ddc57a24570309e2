import { acceptsFood, isSimilarUnit, MIN_FOOD_SIMILARITY, MIN_UNIT_SIMILARITY } from './accept-similar.js';
import { NameIndex } from './name-index.js';
import { normalizeName } from './normalize.js';
import type { FoodNames, UnitNames } from './records.js';
import { wellKnownUnit, wellKnownUnitOf } from './well-known-units.js';

/** A group's foods and units, indexed by their names. */
export class Catalogue<Food extends FoodNames = FoodNames, Unit extends UnitNames = UnitNames> {
  private readonly foods: NameIndex<Food>;
  private readonly units: NameIndex<Unit>;
  private readonly wellKnown = new Map<Unit, string | null>();
  private readonly byWellKnown = new Map<string, Unit>();
  private readonly foodCache = new Map<string, Food | null>();
  private readonly unitCache = new Map<string, Unit | null>();

  /** The units as passed to the constructor. */
  readonly unitRecords: readonly Unit[];

  constructor({ foods, units }: { foods: readonly Food[]; units: readonly Unit[] }) {
    this.unitRecords = units;
    this.foods = new NameIndex(foods);
    this.units = new NameIndex(units);
    for (const unit of units) {
      const code = wellKnownUnitOf(unit);
      this.wellKnown.set(unit, code);
      if (code && !this.byWellKnown.has(code)) this.byWellKnown.set(code, unit);
    }
  }

  /** The food with this name, plural or alias, or a very similar one. */
  food(name: string): Food | null {
    return memoize(this.foodCache, normalizeName(name), (text) => {
      return this.foods.find(text) ?? this.foods.findSimilar(text, MIN_FOOD_SIMILARITY, acceptsFood);
    });
  }

  /** The unit with this name, plural, abbreviation or alias, the same standard unit ("g", "gram"), or a similar name. */
  unit(name: string): Unit | null {
    return memoize(this.unitCache, normalizeName(name), (text) => this.units.find(text) ?? this.similarUnit(text));
  }

  /** Whether a word is a unit of the group. */
  isUnit = (word: string): boolean => this.unit(word) !== null;

  /** Well-known units only match themselves: a teaspoon never matches a tablespoon. */
  private similarUnit(text: string): Unit | null {
    const code = wellKnownUnit(text);
    const same = code && this.byWellKnown.get(code);
    if (same) return same;
    return this.units.findSimilar(text, MIN_UNIT_SIMILARITY, (_, key, similarity) => {
      const isOther = code !== null && (this.wellKnown.get(key.record) ?? null) !== null;
      return !isOther && isSimilarUnit(text, key.text, similarity);
    });
  }
}

function memoize<T>(cache: Map<string, T>, key: string, find: (key: string) => T): T {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const result = find(key);
  cache.set(key, result);
  return result;
}
