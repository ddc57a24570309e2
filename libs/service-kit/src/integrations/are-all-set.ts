/** Whether every setting has a value. */
export function areAllSet(...values: (string | undefined)[]): boolean {
  return values.every(Boolean);
}
