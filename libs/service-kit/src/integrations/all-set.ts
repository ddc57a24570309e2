/** Whether every setting has a value. */
export function areSet(...values: (string | undefined)[]): boolean {
  return values.every(Boolean);
}
