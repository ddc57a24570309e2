import { foldText } from '../../../shared/text/normalize-text.js';

export interface MarkedPart {
  text: string;
  match: boolean;
}

/**
 * Splits a text at the words that match the search, ignoring case and accents: "Rátàtôuile" with "ratat" is `[{Rátàt,
 * match}, {ôuile}]`. Quotes are ignored.
 */
export function markMatches(text: string, searched: string): MarkedPart[] {
  const words = foldText(searched)
    .split(/[\s"'.,;:!?()/-]+/)
    .filter(Boolean);
  const letters = [...text];
  const folded = letters.map(foldText);
  const marked = letters.map(() => false);
  for (const word of words) {
    for (let start = 0; start < letters.length; start += 1) {
      const length = matchLength(folded, start, word);
      for (let index = start; index < start + length; index += 1) marked[index] = true;
    }
  }
  return joinLetters(letters, marked);
}

/** The length of the match of a word at `start`; 0 without one. */
function matchLength(folded: readonly string[], start: number, word: string): number {
  let spelt = '';
  for (let index = start; index < folded.length; index += 1) {
    spelt += folded[index] ?? '';
    if (spelt.startsWith(word)) return index - start + 1;
    if (!word.startsWith(spelt)) return 0;
  }
  return 0;
}

function joinLetters(letters: readonly string[], marked: readonly boolean[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  letters.forEach((letter, index) => {
    const match = marked[index] ?? false;
    const last = parts.at(-1);
    if (last?.match === match) last.text += letter;
    else parts.push({ text: letter, match });
  });
  return parts;
}
