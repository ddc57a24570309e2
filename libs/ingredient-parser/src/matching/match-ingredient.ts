import type { ParsedLine } from '../parsed-line.js';
import type { Catalogue } from './catalogue.js';
import { firstMatchingAlternative } from './first-matching-alternative.js';
import type { FoodNames, UnitNames } from './records.js';

/** A parsed line together with the stored records its texts stand for; null where the group has none. */
export interface MatchedIngredient<Food, Unit> {
  /** As parsed, except that the text of the unit belongs to the food when only both together have a record. */
  parsed: ParsedLine;
  food: Food | null;
  unit: Unit | null;
}

/**
 * Looks up the unit and the food of a line, each on its own. When neither has a record, both together may be a food: the
 * positional parser reads "2 green onions" as two "green" of "onions". Of alternatives ("butter or oil") the first one
 * with a record is the food, the others become a note.
 */
export function matchIngredient<Food extends FoodNames, Unit extends UnitNames>(
  parsed: ParsedLine,
  catalogue: Catalogue<Food, Unit>,
): MatchedIngredient<Food, Unit> {
  const unit = catalogue.unit(parsed.unit);
  const food = catalogue.food(parsed.food);
  if (!food && parsed.food) return matchWithoutFood(parsed, unit, catalogue);
  return { parsed, food, unit };
}

function matchWithoutFood<Food extends FoodNames, Unit extends UnitNames>(
  parsed: ParsedLine,
  unit: Unit | null,
  catalogue: Catalogue<Food, Unit>,
): MatchedIngredient<Food, Unit> {
  const alternative = firstMatchingAlternative(parsed.food, (name) => catalogue.food(name));
  if (alternative) {
    const note = [alternative.others, parsed.note].filter(Boolean).join(', ');
    return { parsed: { ...parsed, food: alternative.name, note }, food: alternative.food, unit };
  }
  if (unit || !parsed.unit) return { parsed, food: null, unit };

  const name = `${parsed.unit} ${parsed.food}`;
  const jointFood = catalogue.food(name);
  return jointFood
    ? { parsed: { ...parsed, unit: '', food: name }, food: jointFood, unit: null }
    : { parsed, food: null, unit: null };
}
