import type { ParsedIngredient, ShoppingItemDraft } from '@larder/contracts';

export type LineDraft = Pick<ShoppingItemDraft, 'line' | 'quantity' | 'note' | 'isFood' | 'foodId' | 'unitId'>;

/** A number as a word of its own, which "7up" does not have. */
const STARTS_WITH_NUMBER = /^\s*\p{N}[\p{N}.,/⁄–-]*\s/u;

/**
 * The draft with the parts of a typed line. A food that the group does not have becomes the note, with its amount as the
 * quantity, so that amounts add up when the same is typed again. A line without an amount is kept as a note.
 */
export function fillDraft<Item extends LineDraft>(
  draft: Item,
  line: string,
  parsed: ParsedIngredient | undefined,
): Item {
  const { quantity = null, food, unit, note } = parsed?.ingredient ?? {};
  const unitId = unit?.id ?? null;
  const unknownUnit = unit && !unit.id ? unit.name : '';
  if (food?.id) {
    const rest = join(' ', unknownUnit, note);
    return { ...draft, quantity: quantity ?? (unit ? 1 : 0), note: rest, isFood: true, foodId: food.id, unitId };
  }
  // Without a stored unit, a quantity of 1 is not displayed.
  const isReadable = unitId !== null || (STARTS_WITH_NUMBER.test(line) && !(unit && quantity === 1));
  if (!food?.name || !quantity || !isReadable)
    return { ...draft, quantity: 1, note: line, isFood: false, foodId: null, unitId: null };
  const text = join(', ', join(' ', unknownUnit, food.name), note);
  return { ...draft, quantity, note: text, isFood: unitId !== null, foodId: null, unitId };
}

function join(separator: string, ...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(separator);
}
