import { Mark, type Token } from '../../tokens/token.js';
import { Kind, traitsOf, type WordTraits } from './word-traits.js';

/** A word with its neighbors and with counts up to its position. */
export interface WordContext {
  word: WordTraits;
  before: WordTraits;
  secondBefore: WordTraits;
  after: WordTraits;
  secondAfter: WordTraits;
  /** Marks before and after the word, see `Mark`. */
  marks: number;
  marksAfter: number;
  inBrackets: number;
  /** Counts before the word. */
  numbers: number;
  units: number;
  commas: number;
  brackets: number;
  functionWords: number;
  wordsSinceMark: number;
  /** Distance to both ends of the line, in words. */
  fromStart: number;
  fromEnd: number;
}

const NO_MARKS_FOLLOW = 512;
/** The traits before the first word and after the last one. */
const EDGE: WordTraits = {
  word: 1,
  stem: 1,
  suffix3: 1,
  suffix2: 1,
  prefix: 1,
  tail: 1,
  shape: 0,
  kind: 7,
  functionWord: 63,
};

/** The context of each word of a line. */
export function wordContextsOf(tokens: readonly Token[]): WordContext[] {
  const traits = tokens.map(traitsOf);
  let [numbers, units, commas, brackets, functionWords, wordsSinceMark] = [0, 0, 0, 0, 0, 0];
  return tokens.map(({ marks, inBrackets }, at) => {
    const before = traits[at - 1];
    if (before?.kind === Kind.NUMBER || before?.kind === Kind.NUMBER_WORD) numbers++;
    if (before?.kind === Kind.UNIT) units++;
    if (before && before.functionWord > 0) functionWords++;
    if (marks & Mark.COMMA) commas++;
    if (marks & Mark.OPEN) brackets++;
    wordsSinceMark = marks & ~Mark.ATTACHED ? 0 : wordsSinceMark + 1;
    return {
      word: traits[at] ?? EDGE,
      before: before ?? EDGE,
      secondBefore: traits[at - 2] ?? EDGE,
      after: traits[at + 1] ?? EDGE,
      secondAfter: traits[at + 2] ?? EDGE,
      marks,
      marksAfter: tokens[at + 1]?.marks ?? NO_MARKS_FOLLOW,
      inBrackets: inBrackets ? 1 : 0,
      numbers,
      units,
      commas,
      brackets,
      functionWords,
      wordsSinceMark,
      fromStart: at,
      fromEnd: tokens.length - 1 - at,
    };
  });
}
