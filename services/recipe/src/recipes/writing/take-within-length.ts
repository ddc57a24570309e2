/** As many of the texts, from the first on, as hold at most so many characters together. */
export function firstWithin(texts: readonly string[], mostCharacters: number): string[] {
  let remaining = mostCharacters;
  const end = texts.findIndex((text) => (remaining -= text.length) < 0);
  return end === -1 ? [...texts] : texts.slice(0, end);
}
