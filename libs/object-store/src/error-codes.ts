/** Whether an error of the system has one of these codes (`ENOENT`, …). */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  const isObject = typeof error === 'object' && error !== null;
  return isObject && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
}
