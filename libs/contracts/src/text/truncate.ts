const HALF_SURROGATE_PAIR = /[\uD800-\uDBFF]$/;

/** The beginning of a text. A character outside of the basic plane, such as an emoji, is kept or dropped as a whole. */
export function truncate(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : text.slice(0, maxLength).replace(HALF_SURROGATE_PAIR, '');
}
