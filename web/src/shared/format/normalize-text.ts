/** Lower case without accents and outer spaces, for comparing and searching names. */
export function normalizeText(text: string): string {
  return text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
