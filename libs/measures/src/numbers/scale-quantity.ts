/**
 * Scales a quantity without binary rounding errors (0.1 × 3 is 0.3). No quantity stays no quantity. Stored quantities
 * have three decimals; six keep thirds of thirds exact enough to be formatted as fractions.
 */
export function scaleQuantity(quantity: number, scale?: number): number;
export function scaleQuantity(quantity: number | null, scale?: number): number | null;
export function scaleQuantity(quantity: number | null, scale = 1): number | null {
  if (quantity === null || scale === 1) return quantity;
  return Number((quantity * scale).toFixed(6));
}
