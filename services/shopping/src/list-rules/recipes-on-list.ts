import { newId } from '@larder/service-kit';
import { addItem } from './create-items.js';
import { isZero, type ListEditor } from './list-editor.js';
import type { Item, ItemReference } from './list-state.js';
import { canMerge, joinNotes } from './merge-items.js';
import { factorBetween, type StandardUnits } from './unit-conversion.js';

/** An ingredient line to buy. */
export interface IngredientLine {
  quantity: number;
  foodId: string | null;
  unitId: string | null;
  labelId: string | null;
  note: string;
}

interface Addition {
  recipeId: string;
  times: number;
  lines: readonly IngredientLine[];
}

/** Adds the lines of a recipe to the list, multiplied by the number of times. */
export function addRecipe(editor: ListEditor, { recipeId, times, lines }: Addition): void {
  const firstPosition = Math.max(-1, ...editor.all.map(({ position }) => position)) + 1;
  const lineItems = lines.map((line) => itemOf(line, { recipeId, times, now: editor.now }));
  const items = combineEqualLines(lineItems, editor.units);
  items.forEach((item, at) => addItem(editor, { ...item, position: firstPosition + at }));
  const existing = editor.recipes.find((each) => each.recipeId === recipeId);
  const recipeQuantity = (existing?.recipeQuantity ?? 0) + times;
  editor.saveRecipe({ id: existing?.id ?? newId(), recipeId, recipeQuantity });
}

function itemOf(line: IngredientLine, { recipeId, times, now }: { recipeId: string; times: number; now: Date }): Item {
  const { quantity, foodId, unitId, labelId, note } = line;
  const reference = { id: newId(), recipeId, recipeQuantity: quantity, recipeScale: times, recipeNote: note || null };
  return {
    id: newId(),
    checked: false,
    position: 0,
    extras: [],
    createdAt: now,
    updatedAt: now,
    // Units are only displayed for foods; a food without an id is in the note.
    quantity: quantity * times,
    note,
    isFood: foodId !== null || unitId !== null,
    foodId,
    unitId,
    labelId,
    recipeReferences: [reference],
  };
}

/** Combines lines of a recipe with the same food and convertible units. */
function combineEqualLines(items: readonly Item[], units: StandardUnits): Item[] {
  const combined: Item[] = [];
  for (const item of items) {
    const at = combined.findIndex((each) => canMerge(each, item, units));
    const same = combined[at];
    if (same) combined[at] = addLine(same, item, factorBetween(units, item.unitId, same.unitId) ?? 1);
    else combined.push(item);
  }
  return combined;
}

function addLine(item: Item, line: Item, factor: number): Item {
  const [reference, added] = [item.recipeReferences[0], line.recipeReferences[0]];
  const recipeQuantity = (reference?.recipeQuantity ?? 0) + (added?.recipeQuantity ?? 0) * factor;
  return {
    ...item,
    quantity: item.quantity + line.quantity * factor,
    note: joinNotes(item.note, line.note),
    recipeReferences: reference ? [{ ...reference, recipeQuantity }] : [],
  };
}

/** Removes a recipe from the list a number of times; manually added quantities are kept. */
export function removeRecipe(editor: ListEditor, recipeId: string, times: number): void {
  for (const item of editor.all) {
    const reference = item.recipeReferences.find((each) => each.recipeId === recipeId);
    if (reference) subtractRecipe(editor, item, reference, times);
  }
  editor.recipes = editor.recipes.flatMap((each) => {
    if (each.recipeId !== recipeId) return [each];
    const recipeQuantity = each.recipeQuantity - times;
    return recipeQuantity > 0 && !isZero(recipeQuantity) ? [{ ...each, recipeQuantity }] : [];
  });
}

function subtractRecipe(editor: ListEditor, item: Item, reference: ItemReference, times: number): void {
  const scale = reference.recipeScale ?? 1;
  const quantity = item.quantity - Math.min(scale, times) * reference.recipeQuantity;
  const remainingScale = scale - times;
  const references = item.recipeReferences.flatMap((each) => {
    if (each !== reference) return [each];
    return remainingScale > 0 && !isZero(remainingScale) ? [{ ...each, recipeScale: remainingScale }] : [];
  });
  const isEmpty = isZero(quantity) ? references.length === 0 : quantity < 0;
  if (isEmpty) editor.remove(item.id);
  else editor.save({ ...item, quantity: isZero(quantity) ? 0 : quantity, recipeReferences: references });
}

/** Removes the references to a deleted recipe; its items stay on the list. */
export function removeRecipeReferences(editor: ListEditor, deletedId: string): void {
  for (const item of editor.all) {
    const references = item.recipeReferences.filter(({ recipeId }) => recipeId !== deletedId);
    if (references.length < item.recipeReferences.length) editor.save({ ...item, recipeReferences: references });
  }
  editor.recipes = editor.recipes.filter(({ recipeId }) => recipeId !== deletedId);
}
