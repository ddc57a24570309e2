const LONE_SURROGATE = /[\uD800-\uDBFF]$/;

/** Appends a number that distinguishes a name from an existing one; truncated to `maxLength`. */
export function withNumberSuffix(name: string, number: number, maxLength: number): string {
  const suffix = ` (${number})`;
  const base = name.slice(0, maxLength - suffix.length).replace(LONE_SURROGATE, '');
  return `${base.trimEnd()}${suffix}`;
}
