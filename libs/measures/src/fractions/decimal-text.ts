/**
 * A number with up to three decimals and no trailing zeros: 2, 0.5, 0.125. What three decimals would turn into 0 keeps its
 * first digit instead, so that a trace is never shown as 0.
 */
export function decimalText(value: number): string {
  const rounded = Number(value.toFixed(3));
  return String(rounded === 0 && value !== 0 ? Number(value.toPrecision(1)) : rounded);
}
