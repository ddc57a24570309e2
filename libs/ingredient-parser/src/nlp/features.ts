import { mix } from '../crf/hash.js';
import { Mark, type Token } from '../tokens/token.js';
import { Kind, traitsOf, type WordTraits } from './word-traits.js';

/** What the tagger sees of a line: for each word the keys of its features, and of those that bear on transitions. */
export interface LineFeatures {
  words: Int32Array[];
  transitions: Int32Array[];
}

const EDGE: WordTraits = {
  ...{ word: 1, stem: 1, suffix3: 1, suffix2: 1, prefix: 1, tail: 1 },
  ...{ shape: 0, kind: 7, joint: 63 },
};

/** What has been seen of the line up to a word. */
interface Situation {
  numbers: number;
  units: number;
  commas: number;
  brackets: number;
  joints: number;
  wordsSinceMark: number;
}

export function featuresOf(tokens: readonly Token[]): LineFeatures {
  const traits = tokens.map(traitsOf);
  const situation: Situation = { numbers: 0, units: 0, commas: 0, brackets: 0, joints: 0, wordsSinceMark: 0 };
  const words: Int32Array[] = [];
  const transitions: Int32Array[] = [];
  for (let at = 0; at < tokens.length; at++) {
    update(situation, tokens[at], traits[at - 1]);
    words.push(wordFeatures(tokens, traits, at, situation));
    transitions.push(transitionFeatures(tokens, traits, at, situation));
  }
  return { words, transitions };
}

function update(situation: Situation, token: Token | undefined, before: WordTraits | undefined): void {
  const marks = token?.marks ?? 0;
  if (before?.kind === Kind.NUMBER || before?.kind === Kind.NUMBER_WORD) situation.numbers++;
  if (before?.kind === Kind.UNIT) situation.units++;
  if (before && before.joint > 0) situation.joints++;
  if (marks & Mark.COMMA) situation.commas++;
  if (marks & Mark.OPEN) situation.brackets++;
  situation.wordsSinceMark = marks & ~Mark.ATTACHED ? 0 : situation.wordsSinceMark + 1;
}

function wordFeatures(
  tokens: readonly Token[],
  traits: readonly WordTraits[],
  at: number,
  situation: Situation,
): Int32Array {
  const [w0, a1, a2, b1, b2] = [at, at + 1, at + 2, at - 1, at - 2].map((place) => traits[place] ?? EDGE) as [
    WordTraits,
    WordTraits,
    WordTraits,
    WordTraits,
    WordTraits, // prettier-ignore
  ];
  const marks = tokens[at]?.marks ?? 0;
  const marksAfter = tokens[at + 1]?.marks ?? 512;
  const inBrackets = tokens[at]?.inBrackets ? 1 : 0;
  const around = marks * 1024 + marksAfter;
  const part = Math.min(situation.commas, 2) * 4 + Math.min(situation.brackets, 1) * 2 + inBrackets;
  const amounts = Math.min(situation.numbers, 3) * 4 + Math.min(situation.units, 3);
  const progress = part * 16 + amounts;
  const fromStart = Math.min(at, 6);
  const fromEnd = Math.min(tokens.length - 1 - at, 3);
  const values = [
    1,
    w0.word,
    w0.stem,
    w0.suffix3,
    w0.suffix2,
    w0.prefix,
    w0.tail,
    w0.shape * 16 + w0.kind,
    b1.stem,
    a1.stem,
    b2.stem,
    a2.stem,
    a1.suffix3,
    b1.suffix3,
    mix(b1.word, w0.word),
    mix(w0.word, a1.word),
    mix(w0.stem, mix(a1.stem, a2.stem)),
    mix(b2.stem, mix(b1.stem, w0.stem)),
    mix(b1.stem, a1.stem),
    mix(w0.stem, part),
    mix(w0.stem, amounts),
    mix(w0.stem, around),
    mix(w0.suffix3, part),
    mix(w0.suffix3, a1.suffix3),
    mix(w0.suffix2, around),
    mix(w0.stem, fromStart),
    mix(w0.stem, fromEnd),
    progress,
    around,
    mix(around, w0.kind * 8 + a1.kind),
    mix(w0.kind * 64 + a1.kind * 8 + b1.kind, b2.kind * 8 + a2.kind),
    mix(w0.kind * 64 + a1.kind * 8 + b1.kind, progress),
    mix(w0.stem, a1.kind * 8 + b1.kind),
    mix(progress, fromStart * 4 + fromEnd),
    mix(w0.joint, mix(a1.stem, part)),
    mix(b1.joint, mix(w0.stem, part)),
    mix(w0.shape, mix(fromStart, b1.kind)),
    Math.min(situation.wordsSinceMark, 6) * 256 + part,
    mix(a1.stem, mix(w0.kind, part)),
    mix(b1.stem, mix(w0.suffix3, marks)),
    mix(w0.stem, Math.min(situation.joints, 2) * 16 + Math.min(situation.commas, 2)),
  ];
  const keys = new Int32Array(values.length);
  for (let index = 0; index < values.length; index++) keys[index] = mix(index + 1, values[index] ?? 0);
  return keys;
}

function transitionFeatures(
  tokens: readonly Token[],
  traits: readonly WordTraits[],
  at: number,
  situation: Situation,
): Int32Array {
  const w0 = traits[at] ?? EDGE;
  const b1 = traits[at - 1] ?? EDGE;
  const a1 = traits[at + 1] ?? EDGE;
  const marks = tokens[at]?.marks ?? 0;
  const inBrackets = tokens[at]?.inBrackets ? 1 : 0;
  const values = [
    1,
    marks * 2 + inBrackets,
    w0.joint * 64 + b1.joint,
    mix(marks, w0.joint),
    w0.kind * 64 + b1.kind * 8 + a1.kind,
    w0.suffix2,
    b1.suffix2,
    mix(Math.min(situation.commas, 3), inBrackets),
    mix(w0.stem, 5),
    mix(b1.stem, 6),
  ];
  const keys = new Int32Array(values.length);
  for (let index = 0; index < values.length; index++) keys[index] = mix(index + 1001, values[index] ?? 0);
  return keys;
}
