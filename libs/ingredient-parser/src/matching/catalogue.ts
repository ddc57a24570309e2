import { acceptsFood, isSimilarUnit, MIN_FOOD_SIMILARITY, MIN_UNIT_SIMILARITY } from './accept-similar.js';
import { NameIndex } from './name-index.js';
import { normalise } from './normalise.js';
import type { FoodNames, UnitNames } from './records.js';
import { wellKnownUnit, wellKnownUnitOf } from './well-known-units.js';

/**
 * A group's foods and units, prepared for looking many texts up. Answers the very records it was given.
 */
export class Catalogue<Food extends FoodNames = FoodNames, Unit extends UnitNames = UnitNames> {
  private readonly foods: NameIndex<Food>;
  private readonly units: NameIndex<Unit>;
  private readonly wellKnown = new Map<Unit, string | null>();
  private readonly byWellKnown = new Map<string, Unit>();
  private readonly foundFoods = new Map<string, Food | null>();
  private readonly foundUnits = new Map<string, Unit | null>();

  /** The units as given. */
  readonly unitRecords: readonly Unit[];

  constructor({ foods, units }: { foods: readonly Food[]; units: readonly Unit[] }) {
    this.unitRecords = units;
    this.foods = new NameIndex(foods);
    this.units = new NameIndex(units);
    for (const unit of units) {
      const known = wellKnownUnitOf(unit);
      this.wellKnown.set(unit, known);
      if (known && !this.byWellKnown.has(known)) this.byWellKnown.set(known, unit);
    }
  }

  /** The food of that name, plural or alias, or of a very similar one. */
  food(name: string): Food | null {
    return remembered(this.foundFoods, normalise(name), (text) => {
      return this.foods.find(text) ?? this.foods.findSimilar(text, MIN_FOOD_SIMILARITY, acceptsFood);
    });
  }

  /** The unit of that name, plural, abbreviation or alias, the same standard unit ("g", "gram"), or a similar name. */
  unit(name: string): Unit | null {
    return remembered(this.foundUnits, normalise(name), (text) => this.units.find(text) ?? this.similarUnit(text));
  }

  isUnit = (word: string): boolean => this.unit(word) !== null;

  /** A teaspoon is never a tablespoon, however similar the words: well-known units only match themselves. */
  private similarUnit(text: string): Unit | null {
    const known = wellKnownUnit(text);
    const same = known && this.byWellKnown.get(known);
    if (same) return same;
    return this.units.findSimilar(text, MIN_UNIT_SIMILARITY, (_, key, similarity) => {
      const isOther = known !== null && (this.wellKnown.get(key.record) ?? null) !== null;
      return !isOther && isSimilarUnit(text, key.text, similarity);
    });
  }
}

function remembered<T>(memory: Map<string, T>, key: string, find: (key: string) => T): T {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const found = find(key);
  memory.set(key, found);
  return found;
}
