import { hasFeature } from '../crf/model.js';
import { foreignUnits, sharedUnits } from '../languages/foreign-units.js';
import type { Token } from '../tokens/token.js';
import { wordKeys } from './features/features.js';
import { Kind, traitsOf } from './features/word-traits.js';
import type { IngredientModel } from './ingredient-model.js';

/** Letters that are rare in English texts; without those of "crème fraîche" and "jalapeño". */
const FOREIGN_LETTERS = /[^\p{Script=Latin}\P{L}]|[äöüßåøæœąćęłńśźżčďěňřšťůžőűășțğışãõáíóúàòùëï]/iu;

/**
 * Whether a line is probably not English: it has no English unit, and the model has weights for none of its words, or
 * for at most half of them if it contains foreign letters.
 */
export function isForeign(model: IngredientModel, tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ amount }) => !amount).map((token) => ({ traits: traitsOf(token), text: token.text }));
  if (words.some(({ traits: { kind }, text }) => kind === Kind.UNIT && isEnglishUnit(text.toLowerCase()))) return false;
  const contentWords = words.filter(({ traits: { kind } }) => kind === Kind.WORD || kind === Kind.SIZE);
  const unseen = contentWords.filter(({ traits }) => !wordKeys(traits).some((key) => hasFeature(model.words, key)));
  if (unseen.length === 0) return false;
  const isForeignScript = unseen.some(({ text }) => FOREIGN_LETTERS.test(text));
  return unseen.length === contentWords.length || (isForeignScript && unseen.length * 2 >= contentWords.length);
}

/** Whether a line has letters that are rare in English. Others with unknown words are probably English all the same. */
export const hasForeignLetters = (line: string): boolean => FOREIGN_LETTERS.test(line);

const isEnglishUnit = (word: string): boolean => !sharedUnits.has(word) && !foreignUnits.has(word);
