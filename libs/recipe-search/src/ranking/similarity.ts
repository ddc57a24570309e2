/** Shorter texts are not compared: nearly every text contains them. */
const MIN_LETTERS = 3;

/** Minimum similarity of results when no record matches (docs/api/conventions.md#search). */
export const MIN_SIMILARITY = 0.5;
/** Maximum number of these results. */
export const MAX_SIMILAR_RESULTS = 50;

/**
 * The similarity of texts to a searched text with typing errors, 0 to 1: the largest share of the searched text's
 * trigrams in as many consecutive words. Words are padded, so that their beginnings count more. All texts must be
 * `searchable`.
 */
export function similarityTo(searched: string): (text: string) => number {
  const trigrams = similarityTrigrams(searched);
  const width = searched.split(' ').length;
  const cache = new Map<string, readonly number[]>();
  const sharedBy = (word: string) => {
    const cached = cache.get(word);
    if (cached) return cached;
    const padded = pad(word);
    const shared = trigrams.flatMap((trigram, index) => (padded.includes(trigram) ? [index] : []));
    cache.set(word, shared);
    return shared;
  };
  return (text) => (trigrams.length === 0 ? 0 : mostShared(text.split(' ').map(sharedBy), width) / trigrams.length);
}

/** The distinct trigrams of a text's words; none when it is too short. */
export function similarityTrigrams(searched: string): string[] {
  if (searched.length < MIN_LETTERS) return [];
  const all = searched.split(' ').flatMap((word) => windows(pad(word)));
  return [...new Set(all)];
}

function mostShared(words: (readonly number[])[], width: number): number {
  let most = 0;
  for (const [start, first] of words.entries()) {
    // A sequence that begins with a word without shared trigrams is not better than the next one.
    if (first.length === 0) continue;
    const shared = width === 1 ? first.length : new Set(words.slice(start, start + width).flat()).size;
    if (shared > most) most = shared;
  }
  return most;
}

function pad(word: string): string {
  return `  ${word} `;
}

function windows(text: string): string[] {
  return Array.from({ length: text.length - 2 }, (_, start) => text.slice(start, start + 3));
}
