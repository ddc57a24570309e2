/** Whether every setting has a value. */
export function allSet(...values: (string | undefined)[]): boolean {
  return values.every(Boolean);
}
