/**
 * The active result after an arrow key. Null is the text field above the results; the last result is the end. Undefined
 * for other keys.
 */
export function moveActive(active: number | null, key: string, count: number): number | null | undefined {
  if (key === 'ArrowDown') return count === 0 ? null : Math.min((active ?? -1) + 1, count - 1);
  if (key === 'ArrowUp') return active === null || active === 0 ? null : active - 1;
  return undefined;
}
