/** Two letters are in everything. */
const FEWEST_LETTERS = 3;

/** Names at least this similar are offered when nothing holds the words (contract 01, section 10). */
export const SIMILAR_ENOUGH = 0.5;
/** How many of them at most. */
export const MOST_SIMILAR = 50;

/**
 * Judges how similar texts are to one that holds a slip of the finger: the share of the wanted text's trigrams that
 * the other one has, 0 to 1. Words are padded so that beginnings count more than middles. Texts are `searchable`.
 */
export function similarTo(wanted: string): (text: string) => number {
  const trigrams = wanted.length < FEWEST_LETTERS ? [] : trigramsOf(padded(wanted));
  return (text) => {
    if (trigrams.length === 0) return 0;
    const other = padded(text);
    return trigrams.filter((trigram) => other.includes(trigram)).length / trigrams.length;
  };
}

function padded(text: string): string {
  return `  ${text.split(' ').join('  ')} `;
}

function trigramsOf(text: string): string[] {
  const all = Array.from({ length: Math.max(0, text.length - 2) }, (_, start) => text.slice(start, start + 3));
  return [...new Set(all.filter((trigram) => trigram.trim() !== '' && !trigram.endsWith('  ')))];
}
