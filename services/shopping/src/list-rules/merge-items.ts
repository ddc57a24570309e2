import { MAX_ITEM_NOTE } from '@larder/contracts';
import { fromExtras, toExtras, type Extra } from './extras.js';
import type { Item, ItemReference } from './list-state.js';
import { factorBetween, largerUnit, type StandardUnits } from './unit-conversion.js';

const SEPARATOR = ' | ';
const NO_UNITS: StandardUnits = new Map();

type Mergeable = Pick<Item, 'checked' | 'foodId' | 'unitId' | 'note'>;

/**
 * Whether two items of a list are the same thing to buy: both unchecked, the same food, and the same unit or one that can be
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

/** What items that can be merged have in common: the food, else the note. */
export function mergeKey({ foodId, note }: Mergeable): string {
  return foodId ?? `note:${note.trim()}`;
}

/** Merges an item into the target. */
export function mergeItems(target: Item, incoming: Item, units: StandardUnits = NO_UNITS): Item {
  const factor = factorBetween(units, incoming.unitId, target.unitId) ?? 1;
  const added = toUnit(incoming, factor, target.unitId);
  const sum = {
    ...target,
    quantity: target.quantity + added.quantity,
    note: joinNotes(target.note, incoming.note),
    extras: joinExtras(target.extras, incoming.extras),
    recipeReferences: joinReferences(target.recipeReferences, added.recipeReferences),
  };
  return target.unitId === incoming.unitId ? sum : toLargerUnit(sum, units);
}

/** The item in the next larger unit where that is easier to read. */
function toLargerUnit(item: Item, units: StandardUnits): Item {
  const larger = largerUnit(units, item.unitId, item.quantity);
  const factor = larger === null ? null : factorBetween(units, item.unitId, larger);
  return factor === null ? item : toLargerUnit(toUnit(item, factor, larger), units);
}

/** References are converted, too, so that removing a recipe subtracts the right quantity. */
function toUnit(item: Item, factor: number, unitId: string | null): Item {
  const recipeReferences = item.recipeReferences.map((each) => ({
    ...each,
    recipeQuantity: each.recipeQuantity * factor,
  }));
  return { ...item, unitId, quantity: item.quantity * factor, recipeReferences };
}

/** The notes of both, each once; only the target's when they are too long together, since clients send notes back. */
export function joinNotes(target: string, incoming: string): string {
  if (target === incoming) return target;
  const parts = [...target.split(SEPARATOR), incoming].map((part) => part.trim()).filter(Boolean);
  const joined = [...new Set(parts)].join(SEPARATOR);
  return joined.length <= MAX_ITEM_NOTE ? joined : target;
}

function joinExtras(target: Extra[], incoming: Extra[]): Extra[] {
  return toExtras(fromExtras([...target, ...incoming]));
}

/** References of the incoming item first; the scales of a common recipe are added. */
function joinReferences(target: ItemReference[], incoming: ItemReference[]): ItemReference[] {
  const referencesByRecipe = new Map(target.map((each) => [each.recipeId, each]));
  const joined = incoming.map((each) => {
    const other = referencesByRecipe.get(each.recipeId);
    return other ? { ...each, recipeScale: (each.recipeScale ?? 1) + (other.recipeScale ?? 1) } : each;
  });
  const ids = new Set(incoming.map(({ recipeId }) => recipeId));
  return [...joined, ...target.filter(({ recipeId }) => !ids.has(recipeId))];
}
