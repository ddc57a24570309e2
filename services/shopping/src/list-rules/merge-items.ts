import type { Extra, Item, ItemReference } from './list-state.js';
import { factorBetween, largerUnit, type StandardUnits } from './unit-conversion.js';

const SEPARATOR = ' | ';
const NO_UNITS: StandardUnits = new Map();

type Mergeable = Pick<Item, 'checked' | 'foodId' | 'unitId' | 'note'>;

/**
 * Whether two items of a list are the same thing to buy: both open, the same food, and the same unit or one that can be
 * converted. Without a food the note decides (docs/api/meal-plans-and-shopping.md#merging).
 */
export function canMerge(one: Mergeable, other: Mergeable, units: StandardUnits = NO_UNITS): boolean {
  if (one.checked || other.checked || one.foodId !== other.foodId) return false;
  if (one.foodId === null) {
    const note = one.note.trim();
    return note !== '' && note === other.note.trim() && one.unitId === other.unitId;
  }
  return factorBetween(units, one.unitId, other.unitId) !== null;
}

/** The kept item after another one was merged into it. */
export function merged(kept: Item, incoming: Item, units: StandardUnits = NO_UNITS): Item {
  const factor = factorBetween(units, incoming.unitId, kept.unitId) ?? 1;
  const added = inUnits(incoming, factor, kept.unitId);
  const sum = {
    ...kept,
    quantity: kept.quantity + added.quantity,
    note: joinedNotes(kept.note, incoming.note),
    extras: joinedExtras(kept.extras, incoming.extras),
    recipeReferences: joinedReferences(kept.recipeReferences, added.recipeReferences),
  };
  return kept.unitId === incoming.unitId ? sum : inLargerUnit(sum, units);
}

/** The item in the next larger unit where that is easier to read. */
function inLargerUnit(item: Item, units: StandardUnits): Item {
  const larger = largerUnit(units, item.unitId, item.quantity);
  const factor = larger === null ? null : factorBetween(units, item.unitId, larger);
  return factor === null ? item : inLargerUnit(inUnits(item, factor, larger), units);
}

/** References are converted, too, so that removing a recipe takes away what it had added. */
function inUnits(item: Item, factor: number, unitId: string | null): Item {
  const recipeReferences = item.recipeReferences.map((each) => ({
    ...each,
    recipeQuantity: each.recipeQuantity * factor,
  }));
  return { ...item, unitId, quantity: item.quantity * factor, recipeReferences };
}

/** The notes of both, each once. */
export function joinedNotes(kept: string, incoming: string): string {
  if (kept === incoming) return kept;
  const parts = [...kept.split(SEPARATOR), incoming].map((part) => part.trim()).filter(Boolean);
  return [...new Set(parts)].join(SEPARATOR);
}

function joinedExtras(kept: Extra[], incoming: Extra[]): Extra[] {
  const pairs = new Map([...kept, ...incoming].map(({ key, value }) => [key, value]));
  return [...pairs].map(([key, value]) => ({ key, value }));
}

/** Those of the incoming item first; of a recipe that both have, how often it was added is summed up. */
function joinedReferences(kept: ItemReference[], incoming: ItemReference[]): ItemReference[] {
  const referencesByRecipe = new Map(kept.map((each) => [each.recipeId, each]));
  const joined = incoming.map((each) => {
    const other = referencesByRecipe.get(each.recipeId);
    return other ? { ...each, recipeScale: (each.recipeScale ?? 1) + (other.recipeScale ?? 1) } : each;
  });
  const ids = new Set(incoming.map(({ recipeId }) => recipeId));
  return [...joined, ...kept.filter(({ recipeId }) => !ids.has(recipeId))];
}
