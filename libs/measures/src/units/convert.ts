import type { StandardUnit } from './standard-units.js';

/**
 * A quantity of one unit in another, for units that measure the same thing: 2 kg are 2000 g. Null between mass and
 * volume, since a cup of flour and a cup of honey weigh differently.
 */
export function convertQuantity(quantity: number, from: StandardUnit, to: StandardUnit): number | null {
  if (from.dimension !== to.dimension) return null;
  if (from.code === to.code) return quantity;
  return Number(((quantity * from.inBase) / to.inBase).toPrecision(12)); // 3 tsp are 1 tbsp, not 1.0000000000000002
}
