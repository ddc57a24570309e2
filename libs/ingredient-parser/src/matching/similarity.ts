import { countOnes } from './letters.js';

/** Bits of a number that JavaScript's bit operations work on. */
const WORD = 32;
const ASCII = 128;

/**
 * How similar a text is to others, from 0 to 100: 200 × the longest common subsequence ÷ both lengths.
 * Texts it is compared with one after the other share the preparation.
 */
export function similarityTo(text: string): (other: string) => number {
  const lcs = text.length <= WORD ? shortLcs(text) : (other: string) => longLcs(text, other);
  return (other) => percentage(lcs(other), text, other);
}

function percentage(common: number, a: string, b: string): number {
  return (200 * common) / (a.length + b.length || 1);
}

/** One column of the table per letter at once, a bit per row (Hyyrö 2004): a zero bit is a common letter more. */
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

/** In which rows a letter stands, as bits. */
function rowsByLetter(text: string): (letter: number) => number {
  const ascii = new Int32Array(ASCII); // nearly all letters, and several times faster than a map
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
