import type { ParsedIngredient } from '@larder/contracts/parser/import';
import type { Food, Unit } from '@larder/contracts/recipe/catalogue/food';
import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import { ingredientText } from '@larder/measures';

/** Lines with a lower average confidence need a review. */
export const MIN_CONFIDENCE = 0.75;

/** An ingredient line while its parsed parts are reviewed. */
export interface ParsedRow {
  key: string;
  /** The parsed line. */
  input: string;
  /** 0 to 1; null when the parser has no confidence. */
  confidence: number | null;
  ingredient: RecipeIngredient;
  /** The food name that the group does not have; null when it has the food, or there is none. */
  unknownFood: string | null;
  /** Accepted by the user. */
  accepted: boolean;
}

/** A name in a parsed line that is neither a unit nor a food of the group. */
export interface MissingRecord {
  kind: 'units' | 'foods';
  name: string;
}

/** The text of a line to parse: the original text, else the text of its parts. */
export function lineOf(ingredient: RecipeIngredient): string {
  const { food, unit, quantity, note, originalText } = ingredient;
  if (!food && !unit) return note?.trim() || originalText || '';
  return originalText || ingredientText({ ...ingredient, quantity: quantity ?? 0 }, {});
}

/** The lines of a recipe with their parsed parts; section headings keep their position. */
export function rowsOf(before: readonly RecipeIngredient[], parsed: readonly ParsedIngredient[]): ParsedRow[] {
  return before.flatMap((old, index) => {
    const result = parsed[index];
    if (!result) return [];
    const ingredient = {
      ...result.ingredient,
      unit: orNullIfUnnamed(result.ingredient.unit),
      food: orNullIfUnnamed(result.ingredient.food),
      title: old.title,
      referenceId: old.referenceId,
    };
    const { average } = result.confidence;
    return [
      {
        key: old.referenceId,
        input: lineOf(old),
        confidence: average,
        ingredient,
        unknownFood: ingredient.food?.id === null ? ingredient.food.name : null,
        accepted: false,
      },
    ];
  });
}

/** Whether a user should review the line: its confidence is low, or the group lacks its food or unit. */
export function needsReview(row: ParsedRow): boolean {
  return hasLowConfidence(row) || (!row.accepted && missingRecords(row.ingredient).length > 0);
}

/** Whether the confidence of the line is low and no user has accepted it. */
export function hasLowConfidence({ accepted, confidence }: ParsedRow): boolean {
  return !accepted && confidence !== null && confidence < MIN_CONFIDENCE;
}

/** The unit and food of a line that the group does not have. */
export function missingRecords({ unit, food }: RecipeIngredient): MissingRecord[] {
  return [
    ...(unit && unit.id === null ? [{ kind: 'units' as const, name: unit.name }] : []),
    ...(food && food.id === null ? [{ kind: 'foods' as const, name: food.name }] : []),
  ];
}

/** The missing records of all rows, each once. */
export function allMissingRecords(rows: readonly ParsedRow[]): MissingRecord[] {
  const seen = new Map(
    rows
      .flatMap(({ ingredient }) => missingRecords(ingredient))
      .map((each) => [`${each.kind} ${keyOf(each.name)}`, each]),
  );
  return [...seen.values()];
}

/** The row with a record in place of its name; unchanged when the row does not have that name. */
export function withRecord(row: ParsedRow, kind: 'units' | 'foods', record: Food | Unit): ParsedRow {
  const part = kind === 'units' ? 'unit' : 'food';
  const current = row.ingredient[part];
  if (!current || current.id !== null || keyOf(current.name) !== keyOf(record.name)) return row;
  return { ...row, ingredient: { ...row.ingredient, [part]: record } };
}

/**
 * The ingredient to save. A name that is not created moves into the note, so that no text is lost; a line that could
 * not be parsed is kept unchanged.
 */
export function toIngredient({ input, ingredient }: ParsedRow): RecipeIngredient {
  const { unit, food, note } = ingredient;
  const [keptUnit, keptFood] = [unit?.id ? unit : null, food?.id ? food : null];
  const dropped = [keptUnit ? null : unit?.name, keptFood ? null : food?.name].filter(Boolean).join(' ');
  return {
    ...ingredient,
    unit: keptUnit,
    food: keptFood,
    note: [dropped, note?.trim()].filter(Boolean).join(', '),
    disableAmount: false,
    originalText: input,
  };
}

const keyOf = (name: string) => name.trim().toLocaleLowerCase();

/** Parsers return an empty name for no food or unit. */
function orNullIfUnnamed<Part extends { name: string }>(part: Part | null): Part | null {
  return part && part.name.trim() !== '' ? part : null;
}
