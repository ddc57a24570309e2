import { ShoppingErrors, sizeText } from '@larder/contracts';
import type { Extra } from '../extras.js';
import type { Item, ItemReference } from '../list-state.js';

/**
 * Maximum size of the items of a list, in bytes. A list is one document, for which databases allow 16 MB; the other half
 * is left for its extras, the aisle order, and the record of its deletion.
 */
export const MAX_BYTES = 8 * 1024 * 1024;
/** Approximate stored sizes without texts, in bytes. */
const ITEM_BYTES = 500;
const REFERENCE_BYTES = 170;
const EXTRA_BYTES = 35;

/**
 * Throws for items that exceed the limit. A list that is too large already may be changed as long as it does not grow.
 *
 * @throws `shopping.too-large`
 */
export function requireSize(items: readonly Item[], before: readonly Item[]): void {
  const bytes = sum(items, bytesOfItem);
  if (bytes <= MAX_BYTES || bytes <= sum(before, bytesOfItem)) return;
  throw ShoppingErrors.tooLarge({ limit: sizeText(MAX_BYTES) });
}

function bytesOfItem({ note, extras, recipeReferences }: Item): number {
  return ITEM_BYTES + Buffer.byteLength(note) + sum(extras, bytesOfExtra) + sum(recipeReferences, bytesOfReference);
}

function bytesOfExtra({ key, value }: Extra): number {
  return EXTRA_BYTES + Buffer.byteLength(key) + Buffer.byteLength(value);
}

function bytesOfReference({ recipeNote }: ItemReference): number {
  return REFERENCE_BYTES + Buffer.byteLength(recipeNote ?? '');
}

function sum<Value>(values: readonly Value[], bytesOf: (value: Value) => number): number {
  return values.reduce((total, value) => total + bytesOf(value), 0);
}
