import { countOnes } from './letters.js';

/** Number of bits of a bitwise operation in JavaScript. */
const WORD = 32;
const ASCII = 128;

/**
 * The similarity of a text to others, 0 to 100: 200 × length of the longest common subsequence ÷ sum of both lengths.
 * Returns a function, so that the text is prepared once.
 */
export function similarityTo(text: string): (other: string) => number {
  const lcs = text.length <= WORD ? shortLcs(text) : (other: string) => longLcs(text, other);
  return (other) => percentage(lcs(other), text, other);
}

function percentage(common: number, a: string, b: string): number {
  return (200 * common) / (a.length + b.length || 1);
}

/** Computes a column of the table per letter, one bit per row (Hyyrö 2004); each zero bit is a common letter. */
function shortLcs(text: string): (other: string) => number {
  const rowsOf = rowsByLetter(text);
  const rows = text.length === WORD ? ~0 : (1 << text.length) - 1;
  return (other) => {
    let column = ~0;
    for (let at = 0; at < other.length; at++) {
      const matches = column & rowsOf(other.charCodeAt(at));
      column = (column + matches) | (column - matches);
    }
    return countOnes(~column & rows);
  };
}

/** The rows of each letter, as bits. */
function rowsByLetter(text: string): (letter: number) => number {
  const ascii = new Int32Array(ASCII); // for nearly all letters; several times faster than a map
  const others = new Map<number, number>();
  for (let row = 0; row < text.length; row++) {
    const letter = text.charCodeAt(row);
    if (letter < ASCII) ascii[letter] = (ascii[letter] ?? 0) | (1 << row);
    else others.set(letter, (others.get(letter) ?? 0) | (1 << row));
  }
  return (letter) => (letter < ASCII ? ascii[letter] : others.get(letter)) ?? 0;
}

function longLcs(text: string, other: string): number {
  let above = new Array<number>(other.length + 1).fill(0);
  let current = above.slice();
  for (let row = 0; row < text.length; row++) {
    const letter = text.charCodeAt(row);
    for (let at = 0; at < other.length; at++) {
      const longest = Math.max(above[at + 1] ?? 0, current[at] ?? 0);
      current[at + 1] = letter === other.charCodeAt(at) ? (above[at] ?? 0) + 1 : longest;
    }
    [above, current] = [current, above];
  }
  return above[other.length] ?? 0;
}
