/** Lower case without accents and outer spaces, for comparing and searching names. */
export function normalizeText(text: string): string {
  return foldText(text.trim());
}

/** Lower case without accents. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
