import type { ParsedLine } from '../parsed-line.js';
import type { Catalogue } from './catalogue.js';
import { firstMatchingAlternative } from './first-matching-alternative.js';
import type { FoodNames, UnitNames } from './records.js';

/** A parsed line with the matching records of the group; null without a match. */
export interface MatchedIngredient<Food, Unit> {
  /** The parsed line; the text of the unit is moved to the food if only both together match a record. */
  parsed: ParsedLine;
  food: Food | null;
  unit: Unit | null;
}

/**
 * Finds the unit and the food of a line separately. If neither matches a record, both together may be a food: the
 * positional parser parses "2 green onions" as the unit "green". Of alternatives ("butter or oil") the first one with a
 * record is the food, and the others are added to the note.
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
