import { splitEastAsianLine } from '../languages/split-east-asian-line.js';
import { parseForeign } from '../languages/parse-foreign.js';
import { NO_CONFIDENCE, type IsUnit, type LineParser, type ParsedLine } from '../parsed-line.js';
import { parseByPosition } from '../positional/parse-by-position.js';
import type { Token } from '../tokens/token.js';
import { plainLine } from '../tokens/plain-line.js';
import { tokenize } from '../tokens/tokenize.js';
import { assemble } from './assemble.js';
import { confidenceOf } from './confidence.js';
import type { IngredientModel } from './ingredient-model.js';
import { hasForeignLetters, isForeign } from './is-foreign.js';
import { tagLine } from './tag-line.js';

/**
 * Maximum number of parsed words of a line; the rest is added to the note. Ingredient lines have fewer, and 500 lines
 * of this length take a third of a second.
 */
const MAX_WORDS = 40;

/** The trained parser: English lines by the model, other languages by the lexicon. */
export function nlpParser(model: IngredientModel): LineParser {
  return { name: 'nlp', parse: (line, isUnit) => parseNlp(plainLine(line), model, isUnit) };
}

/**
 * Parses a line by the model, or, in other languages, by the lexicon or by position.
 *
 * @param isUnit whether a word is a unit of the group, for languages that the model was not trained on
 */
export function parseNlp(line: string, model: IngredientModel, isUnit: IsUnit = () => false): ParsedLine {
  const tokens = tokenize(line);
  const cut = tokens[MAX_WORDS];
  if (cut) return withNote(parseNlp(line.slice(0, cut.start), model, isUnit), line.slice(cut.start).trim());
  if (tokens.length === 0 || isHeading(line, tokens)) return onlyNote(line);
  const eastAsian = splitEastAsianLine(line);
  if (eastAsian) return { ...eastAsian, confidence: NO_CONFIDENCE };
  if (isForeign(model, tokens))
    return parseForeign(line, tokens, isUnit, true) ?? parseOtherLanguage(line, tokens, isUnit, model);
  return parseForeign(line, tokens, isUnit) ?? parseEnglish(line, tokens, model);
}

/** Parses a line without words of the lexicon: by position in another alphabet or with accents, else as English. */
function parseOtherLanguage(
  line: string,
  tokens: readonly Token[],
  isUnit: IsUnit,
  model: IngredientModel,
): ParsedLine {
  return tokens.length > 2 && hasForeignLetters(line)
    ? parseByPosition(line, isUnit)
    : parseEnglish(line, tokens, model);
}

function withNote(parsed: ParsedLine, more: string): ParsedLine {
  return { ...parsed, note: [parsed.note, more].filter(Boolean).join(', ') };
}

/** What the next ingredients are for, without a colon; a longer line may name an ingredient as well. */
const GROUP_OF =
  /^(?:for the|für (?:den|die|das)|pour (?:la|le|les)|para (?:la|el|los|las)|per (?:la|il|lo|le|gli)|voor (?:de|het))(?:\s[\p{L}'’-]{1,20}){1,3}$/iu;

/** Whether a line is a heading: "Glaze:", "For the glaze". */
function isHeading(line: string, tokens: readonly Token[]): boolean {
  const text = line.trim();
  return (text.endsWith(':') || GROUP_OF.test(text)) && tokens.every(({ amount }) => amount === null);
}

function onlyNote(line: string): ParsedLine {
  return { quantity: 0, unit: '', food: '', note: line.trim(), confidence: NO_CONFIDENCE };
}

function parseEnglish(line: string, tokens: readonly Token[], model: IngredientModel): ParsedLine {
  const { labels, likelihoods } = tagLine(model, tokens);
  const labeled = tokens.map((token, at) => ({ ...token, label: labels[at] ?? 'comment' }));
  const parts = assemble(line, labeled);
  const confidence = confidenceOf(labels, likelihoods, model.calibration);
  return { ...parts, confidence: parts.unit === '' ? { ...confidence, unit: null } : confidence };
}
