/** Two letters are in everything. */
const FEWEST_LETTERS = 3;

/** Texts at least this similar are offered when nothing holds the words (docs/api/conventions.md#search). */
export const MIN_SIMILARITY = 0.5;
/** How many of them at most. */
export const MAX_SIMILAR_TRIGRAMS = 50;

/**
 * Judges how similar texts are to one with typing errors, 0 to 1: the largest share of the searched text's
 * trigrams that as many words in a row have. Words are padded so that beginnings count more than middles. Texts are
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

/** The distinct trigrams of a text's words; none when it is too short to be similar to anything. */
export function similarityTrigrams(searched: string): string[] {
  if (searched.length < FEWEST_LETTERS) return [];
  const all = searched.split(' ').flatMap((word) => windows(pad(word)));
  return [...new Set(all)];
}

function mostShared(words: (readonly number[])[], width: number): number {
  let most = 0;
  for (const [start, first] of words.entries()) {
    // What begins with a word that shares nothing is no better than what begins after it.
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
