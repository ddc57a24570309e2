import type { IngredientParser } from '@larder/contracts/parser/import';
import { definePreference } from '../../shared/hooks/preference.js';

export const PARSERS: readonly IngredientParser[] = ['nlp', 'brute', 'openai'];

interface ParsingPreferences {
  parser: IngredientParser;
}

const isParsingPreferences = (stored: unknown): stored is ParsingPreferences =>
  typeof stored === 'object' && stored !== null && 'parser' in stored && PARSERS.some((each) => each === stored.parser);

/** The preferred parser of this device. */
export const parsingPreferences = definePreference<ParsingPreferences>(
  'parsing-preferences',
  { parser: 'nlp' },
  isParsingPreferences,
);

/** The preferred parser, or the default if it is not available. */
export function availableParser(parser: IngredientParser, aiEnabled: boolean): IngredientParser {
  return parser === 'openai' && !aiEnabled ? 'nlp' : parser;
}
