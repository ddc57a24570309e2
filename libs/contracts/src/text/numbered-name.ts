const LONE_SURROGATE = /[\uD800-\uDBFF]$/;

/** A name with a number that distinguishes it from an existing one, cut to `maxLength`. */
export function withNumberSuffix(name: string, number: number, maxLength: number): string {
  const suffix = ` (${number})`;
  const base = name.slice(0, maxLength - suffix.length).replace(LONE_SURROGATE, '');
  return `${base.trimEnd()}${suffix}`;
}
