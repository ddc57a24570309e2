import { mix } from '../crf/hash.js';
import type { Token } from '../tokens/token.js';
import { FeatureKeys } from './feature-keys.js';
import { surroundingsOf, type Surroundings } from './surroundings.js';
import type { WordTraits } from './word-traits.js';

/** What the tagger sees of a line: for each word the keys of its features, and of those that bear on transitions. */
export interface LineFeatures {
  words: Int32Array[];
  transitions: Int32Array[];
}

const WORD_FEATURES = 41;
const TRANSITION_FEATURES = 10;
const [WORD_KIND, TRANSITION_KIND] = [1, 1001];

export function featuresOf(tokens: readonly Token[]): LineFeatures {
  const places = surroundingsOf(tokens);
  return { words: places.map(wordFeatures), transitions: places.map(transitionFeatures) };
}

function wordFeatures(place: Surroundings): Int32Array {
  const keys = new FeatureKeys(WORD_FEATURES, WORD_KIND);
  addWords(keys, place);
  addNeighbours(keys, place);
  addPlace(keys, place, partOf(place), amountsOf(place));
  addWordInPlace(keys, place, partOf(place), amountsOf(place));
  return keys.list;
}

/** The keys of what a word is by itself, wherever it stands: as written, and in the singular. */
export function wordKeys({ word, stem }: WordTraits): number[] {
  return [mix(WORD_KIND + 1, word), mix(WORD_KIND + 2, stem)];
}

/** Which part of the line it is, by commas and brackets. */
function partOf({ commas, brackets, inBrackets }: Surroundings): number {
  return Math.min(commas, 2) * 4 + Math.min(brackets, 1) * 2 + inBrackets;
}

/** What of an amount has been seen. */
function amountsOf({ numbers, units }: Surroundings): number {
  return Math.min(numbers, 3) * 4 + Math.min(units, 3);
}

/** The first three stay in their places: `wordKeys` relies on them. */
function addWords(keys: FeatureKeys, { word, before, beforeThat, after, afterThat }: Surroundings): void {
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
  keys.add(beforeThat.stem);
  keys.add(after.stem);
  keys.add(after.suffix3);
  keys.add(afterThat.stem);
}

function addNeighbours(keys: FeatureKeys, { word, before, beforeThat, after, afterThat }: Surroundings): void {
  const kinds = word.kind * 64 + after.kind * 8 + before.kind;
  keys.add(mix(before.word, word.word));
  keys.add(mix(word.word, after.word));
  keys.add(mix(word.stem, mix(after.stem, afterThat.stem)));
  keys.add(mix(beforeThat.stem, mix(before.stem, word.stem)));
  keys.add(mix(before.stem, after.stem));
  keys.add(mix(word.suffix3, after.suffix3));
  keys.add(mix(kinds, beforeThat.kind * 8 + afterThat.kind));
  keys.add(mix(word.stem, after.kind * 8 + before.kind));
}

function addPlace(keys: FeatureKeys, place: Surroundings, part: number, amounts: number): void {
  const { word, before, after, marks, marksAfter, wordsSinceMark } = place;
  const [around, progress] = [marks * 1024 + marksAfter, part * 16 + amounts];
  const ends = Math.min(place.fromStart, 6) * 4 + Math.min(place.fromEnd, 3);
  keys.add(progress);
  keys.add(around);
  keys.add(mix(around, word.kind * 8 + after.kind));
  keys.add(mix(word.kind * 64 + after.kind * 8 + before.kind, progress));
  keys.add(mix(progress, ends));
  keys.add(mix(word.shape, mix(Math.min(place.fromStart, 6), before.kind)));
  keys.add(Math.min(wordsSinceMark, 6) * 256 + part);
}

function addWordInPlace(keys: FeatureKeys, place: Surroundings, part: number, amounts: number): void {
  const { word, before, after, marks, marksAfter } = place;
  const around = marks * 1024 + marksAfter;
  keys.add(mix(word.stem, part));
  keys.add(mix(word.stem, amounts));
  keys.add(mix(word.stem, around));
  keys.add(mix(word.suffix3, part));
  keys.add(mix(word.suffix2, around));
  keys.add(mix(word.stem, Math.min(place.fromStart, 6)));
  keys.add(mix(word.stem, Math.min(place.fromEnd, 3)));
  keys.add(mix(word.joint, mix(after.stem, part)));
  keys.add(mix(before.joint, mix(word.stem, part)));
  keys.add(mix(after.stem, mix(word.kind, part)));
  keys.add(mix(before.stem, mix(word.suffix3, marks)));
  keys.add(mix(word.stem, Math.min(place.joints, 2) * 16 + Math.min(place.commas, 2)));
}

function transitionFeatures({ word, before, after, marks, inBrackets, commas }: Surroundings): Int32Array {
  const keys = new FeatureKeys(TRANSITION_FEATURES, TRANSITION_KIND);
  keys.add(1);
  keys.add(marks * 2 + inBrackets);
  keys.add(word.joint * 64 + before.joint);
  keys.add(mix(marks, word.joint));
  keys.add(word.kind * 64 + before.kind * 8 + after.kind);
  keys.add(word.suffix2);
  keys.add(before.suffix2);
  keys.add(mix(Math.min(commas, 3), inBrackets));
  keys.add(word.stem);
  keys.add(before.stem);
  return keys.list;
}
