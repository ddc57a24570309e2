import { hasFeature } from '../crf/model.js';
import { foreignUnits, sharedUnits } from '../languages/foreign-words.js';
import type { Token } from '../tokens/token.js';
import { wordKeys } from './features/features.js';
import type { IngredientModel } from './ingredient-model.js';
import { Kind, traitsOf } from './features/word-traits.js';

/** Letters that English words hardly have, "crème fraîche" and "jalapeño" aside. */
const FOREIGN_LETTERS = /[^\p{Script=Latin}\P{L}]|[äöüßåøæœąćęłńśźżčďěňřšťůžőűășțğışãõáíóúàòùëï]/iu;

/**
 * Whether a line is hardly English: it has no English unit, and the model has learned nothing of any of its words, or
 * nothing of half of them, and the letters say so, too.
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

const isEnglishUnit = (word: string): boolean => !sharedUnits.has(word) && !foreignUnits.has(word);
