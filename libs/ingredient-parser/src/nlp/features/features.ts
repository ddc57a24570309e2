import { mix } from '../../crf/hash.js';
import type { Token } from '../../tokens/token.js';
import { FeatureKeys } from './feature-keys.js';
import { wordContextsOf, type WordContext } from './word-context.js';
import type { WordTraits } from './word-traits.js';

/** The features of a line: for each word the keys of its own features, and those of its transition. */
export interface LineFeatures {
  words: Int32Array[];
  transitions: Int32Array[];
}

const WORD_FEATURES = 41;
const TRANSITION_FEATURES = 10;
const [WORD_KIND, TRANSITION_KIND] = [1, 1001];

/** The features of a tokenized line. */
export function featuresOf(tokens: readonly Token[]): LineFeatures {
  const contexts = wordContextsOf(tokens);
  return { words: contexts.map(wordFeatures), transitions: contexts.map(transitionFeatures) };
}

function wordFeatures(context: WordContext): Int32Array {
  const keys = new FeatureKeys(WORD_FEATURES, WORD_KIND);
  addWords(keys, context);
  addNeighbors(keys, context);
  addPosition(keys, context, partOf(context), amountsOf(context));
  addWordInPosition(keys, context, partOf(context), amountsOf(context));
  return keys.list;
}

/** The keys of the features of a word alone: as written, and in the singular. */
export function wordKeys({ word, stem }: WordTraits): number[] {
  return [mix(WORD_KIND + 1, word), mix(WORD_KIND + 2, stem)];
}

/** The part of the line, by commas and brackets. */
function partOf({ commas, brackets, inBrackets }: WordContext): number {
  return Math.min(commas, 2) * 4 + Math.min(brackets, 1) * 2 + inBrackets;
}

/** The numbers and units before the word. */
function amountsOf({ numbers, units }: WordContext): number {
  return Math.min(numbers, 3) * 4 + Math.min(units, 3);
}

/** The first three must stay in this order: `wordKeys` repeats their keys. */
function addWords(keys: FeatureKeys, { word, before, secondBefore, after, secondAfter }: WordContext): void {
  keys.add(1);
  keys.add(word.word);
  keys.add(word.stem);
  keys.add(word.suffix3);
  keys.add(word.suffix2);
  keys.add(word.prefix);
  keys.add(word.tail);
  keys.add(word.shape * 16 + word.kind);
  keys.add(before.stem);
  keys.add(before.suffix3);
  keys.add(secondBefore.stem);
  keys.add(after.stem);
  keys.add(after.suffix3);
  keys.add(secondAfter.stem);
}

function addNeighbors(keys: FeatureKeys, { word, before, secondBefore, after, secondAfter }: WordContext): void {
  const kinds = word.kind * 64 + after.kind * 8 + before.kind;
  keys.add(mix(before.word, word.word));
  keys.add(mix(word.word, after.word));
  keys.add(mix(word.stem, mix(after.stem, secondAfter.stem)));
  keys.add(mix(secondBefore.stem, mix(before.stem, word.stem)));
  keys.add(mix(before.stem, after.stem));
  keys.add(mix(word.suffix3, after.suffix3));
  keys.add(mix(kinds, secondBefore.kind * 8 + secondAfter.kind));
  keys.add(mix(word.stem, after.kind * 8 + before.kind));
}

function addPosition(keys: FeatureKeys, context: WordContext, part: number, amounts: number): void {
  const { word, before, after, marks, marksAfter, wordsSinceMark } = context;
  const [around, progress] = [marks * 1024 + marksAfter, part * 16 + amounts];
  const ends = Math.min(context.fromStart, 6) * 4 + Math.min(context.fromEnd, 3);
  keys.add(progress);
  keys.add(around);
  keys.add(mix(around, word.kind * 8 + after.kind));
  keys.add(mix(word.kind * 64 + after.kind * 8 + before.kind, progress));
  keys.add(mix(progress, ends));
  keys.add(mix(word.shape, mix(Math.min(context.fromStart, 6), before.kind)));
  keys.add(Math.min(wordsSinceMark, 6) * 256 + part);
}

function addWordInPosition(keys: FeatureKeys, context: WordContext, part: number, amounts: number): void {
  const { word, before, after, marks, marksAfter } = context;
  const around = marks * 1024 + marksAfter;
  keys.add(mix(word.stem, part));
  keys.add(mix(word.stem, amounts));
  keys.add(mix(word.stem, around));
  keys.add(mix(word.suffix3, part));
  keys.add(mix(word.suffix2, around));
  keys.add(mix(word.stem, Math.min(context.fromStart, 6)));
  keys.add(mix(word.stem, Math.min(context.fromEnd, 3)));
  keys.add(mix(word.functionWord, mix(after.stem, part)));
  keys.add(mix(before.functionWord, mix(word.stem, part)));
  keys.add(mix(after.stem, mix(word.kind, part)));
  keys.add(mix(before.stem, mix(word.suffix3, marks)));
  keys.add(mix(word.stem, Math.min(context.functionWords, 2) * 16 + Math.min(context.commas, 2)));
}

function transitionFeatures({ word, before, after, marks, inBrackets, commas }: WordContext): Int32Array {
  const keys = new FeatureKeys(TRANSITION_FEATURES, TRANSITION_KIND);
  keys.add(1);
  keys.add(marks * 2 + inBrackets);
  keys.add(word.functionWord * 64 + before.functionWord);
  keys.add(mix(marks, word.functionWord));
  keys.add(word.kind * 64 + before.kind * 8 + after.kind);
  keys.add(word.suffix2);
  keys.add(before.suffix2);
  keys.add(mix(Math.min(commas, 3), inBrackets));
  keys.add(word.stem);
  keys.add(before.stem);
  return keys.list;
}
