import type { ParsedLine } from '../parsed-line.js';
import { NO_CONFIDENCE, type LineParser } from '../parsed-line.js';
import { tokenise } from '../tokens/tokenise.js';
import { assemble } from './assemble.js';
import { confidenceOf } from './confidence.js';
import type { IngredientModel } from './ingredient-model.js';
import { tagLine } from './tag-line.js';

/** Lines beyond this are no ingredients; the rest of them goes into the note. */
const MOST_WORDS = 120;

/** The trained parser. Reads English by its model; other languages by the words it knows of them. */
export function nlpParser(model: IngredientModel): LineParser {
  return { name: 'nlp', parse: (line) => parseNlp(line, model) };
}

export function parseNlp(line: string, model: IngredientModel): ParsedLine {
  const tokens = tokenise(line).slice(0, MOST_WORDS);
  if (tokens.length === 0) return { quantity: 0, unit: '', food: '', note: line.trim(), confidence: NO_CONFIDENCE };
  const { labels, likelihoods } = tagLine(model, tokens);
  const labelled = tokens.map((token, at) => ({ ...token, label: labels[at] ?? 'comment' }));
  return { ...assemble(line, labelled), confidence: confidenceOf(labels, likelihoods, model.calibration) };
}
