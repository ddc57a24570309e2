import { foreignUnits } from '../languages/foreign-units.js';
import { splitEastAsianLine } from '../languages/split-east-asian-line.js';
import { parseForeign } from '../languages/parse-foreign.js';
import { NO_CONFIDENCE, type Confidence, type IsUnit, type LineParser, type ParsedLine } from '../parsed-line.js';
import { parseByPosition } from '../positional/parse-by-position.js';
import type { Token } from '../tokens/token.js';
import { plainLine } from '../tokens/plain-line.js';
import { tokenize } from '../tokens/tokenize.js';
import { assemble } from './assembly/assemble.js';
import { hasCompoundFood, withCompoundFoods } from './compound-foods.js';
import { confidenceOf } from './confidence.js';
import type { IngredientModel } from './ingredient-model.js';
import { isHeading } from './is-heading.js';
import { hasForeignLetters, isForeign } from './is-foreign.js';
import { tagLine } from './tag-line.js';
import { withoutSecondCount } from './two-kinds.js';

/**
 * Maximum number of parsed words of a line; the rest is added to the note. Ingredient lines have fewer, and 500 lines
 * of this length take a third of a second.
 */
const MAX_WORDS = 40;

/** The trained parser: English lines by the model, other languages by the lexicon. */
export function nlpParser(model: IngredientModel): LineParser {
  return {
    name: 'nlp',
    parse: (line, isUnit) => {
      const { text, links } = withoutLinks(plainLine(line));
      const kinds = withoutSecondCount(text);
      const parsed = parseNlp(kinds?.text ?? text, model, isUnit);
      return withNote(
        kinds ? { ...parsed, note: [kinds.counts, parsed.note].filter(Boolean).join(', ') } : parsed,
        links,
      );
    },
  };
}

const LINKS = /(?:https?:\/\/|www\.)[^\s()<>]{0,2000}[^\s()<>,.;:]/giu;

/** A line without its links, which are added to the note. */
function withoutLinks(line: string): { text: string; links: string } {
  const links = line.match(LINKS);
  return links ? { text: line.replace(LINKS, ''), links: links.join(', ') } : { text: line, links: '' };
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
  if (isForeign(model, tokens) && !hasCompoundFood(line))
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
  if (tokens.length > 2 && hasForeignLetters(line)) return withKnownUnit(parseByPosition(line, isUnit), isUnit);
  const parsed = parseEnglish(line, tokens, model);
  const average = Math.min(parsed.confidence.average ?? 0, MAX_CONFIDENCE_OF_UNKNOWN_WORDS);
  return { ...parsed, confidence: { ...parsed.confidence, average } };
}

/** A line without any word of the training data is to be reviewed. */
const MAX_CONFIDENCE_OF_UNKNOWN_WORDS = 0.7;

/** The second word of "2 jaunes d'œufs" is part of the food, unless it is a unit of some language. */
function withKnownUnit(parsed: ParsedLine, isUnit: IsUnit): ParsedLine {
  const { unit, food } = parsed;
  const isKnown = unit === '' || isUnit(unit) || foreignUnits.has(unit.toLowerCase().replace(/\.$/, ''));
  return isKnown ? parsed : { ...parsed, unit: '', food: `${unit} ${food}`.trim() };
}

function withNote(parsed: ParsedLine, more: string): ParsedLine {
  return { ...parsed, note: [parsed.note, more].filter(Boolean).join(', ') };
}

function onlyNote(line: string): ParsedLine {
  return { quantity: 0, unit: '', food: '', note: line.trim(), confidence: NO_CONFIDENCE };
}

function parseEnglish(line: string, tokens: readonly Token[], model: IngredientModel): ParsedLine {
  const { labels, likelihoods } = tagLine(model, tokens);
  const labeled = tokens.map((token, at) => ({ ...token, label: labels[at] ?? 'comment' }));
  const parts = assemble(line, withCompoundFoods(line, labeled));
  const confidence = confidenceOf(labels, likelihoods, model.calibration);
  return { ...parts, confidence: { ...confidence, ...absentParts(parts, confidence) } };
}

/** A line without a food is not complete, so that it is to be reviewed. */
const MAX_CONFIDENCE_WITHOUT_FOOD = 0.5;

/** The confidence of parts that the parsed line does not have, whatever the labels of its words. */
function absentParts({ unit, food }: Pick<ParsedLine, 'unit' | 'food'>, { average }: Confidence): Partial<Confidence> {
  const ofFood = { name: null, food: null, average: Math.min(average ?? 0, MAX_CONFIDENCE_WITHOUT_FOOD) };
  return { ...(unit === '' && { unit: null }), ...(food === '' && ofFood) };
}
