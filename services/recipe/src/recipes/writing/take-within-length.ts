/** The first texts whose total length is within the limit. */
export function takeWithinLength(texts: readonly string[], maxCharacters: number): string[] {
  let remaining = maxCharacters;
  const end = texts.findIndex((text) => (remaining -= text.length) < 0);
  return end === -1 ? [...texts] : texts.slice(0, end);
}
