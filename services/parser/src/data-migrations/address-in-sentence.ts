const SENTENCES = [/^failed to scrape url (.+)$/s, /^Failed to save recipe to database during bulk url import (.+)$/s];

/** The address in a sentence about a page that failed, as the user gave it; null in other sentences. */
export function addressInSentence(message: string): string | null {
  return SENTENCES.map((sentence) => sentence.exec(message)?.[1]).find((address) => address !== undefined) ?? null;
}
