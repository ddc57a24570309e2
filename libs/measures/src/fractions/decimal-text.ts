/**
 * A number with up to three decimals and no trailing zeros: 2, 0.5, 0.125. A value that would be rounded to 0 keeps its
 * first significant digit.
 */
export function decimalText(value: number): string {
  const rounded = Number(value.toFixed(3));
  return String(rounded === 0 && value !== 0 ? Number(value.toPrecision(1)) : rounded);
}
