/** Texts as an enumeration in a language: "salt, pepper, and oil". */
export function listText(texts: readonly string[], language: string): string {
  return new Intl.ListFormat(language).format(texts);
}
