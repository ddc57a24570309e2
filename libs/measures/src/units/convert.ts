import type { StandardUnit } from './standard-units.js';

/**
 * Converts a quantity to another unit of the same dimension: 2 kg are 2000 g. Null between mass and volume, which
 * depend on the density of the food.
 */
export function convertQuantity(quantity: number, from: StandardUnit, to: StandardUnit): number | null {
  if (from.dimension !== to.dimension) return null;
  if (from.code === to.code) return quantity;
  return Number(((quantity * from.inBase) / to.inBase).toPrecision(12)); // 3 tsp are 1 tbsp, not 1.0000000000000002
}
