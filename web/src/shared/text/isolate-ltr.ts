/** Marks a left-to-right text, such as "1.5 MB", inside text of any direction (Unicode isolates). */
export function isolateLtr(text: string): string {
  return `\u2066${text}\u2069`;
}
