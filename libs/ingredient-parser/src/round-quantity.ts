/** A quantity with at most three decimals. */
export function roundQuantity(quantity: number): number {
  return Math.round(quantity * 1000) / 1000;
}
