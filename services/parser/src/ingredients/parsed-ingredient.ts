import type { Food, IngredientParser, ParsedIngredient, Unit } from '@larder/contracts';
import type { MatchedIngredient } from '@larder/ingredient-parser';
import { displayIngredient } from '@larder/measures';

/** A food that the group does not have yet; the user may create it with one click. */
const UNMATCHED_FOOD = {
  id: null,
  pluralName: null,
  description: '',
  extras: {},
  onHand: false,
  labelId: null,
  aliases: [],
  label: null,
};
const UNMATCHED_UNIT = {
  id: null,
  pluralName: null,
  description: '',
  extras: {},
  onHand: false,
  fraction: true,
  abbreviation: '',
  pluralAbbreviation: '',
  useAbbreviation: false,
  aliases: [],
};

/** The parsed line, the parser, and the id of the new ingredient. */
interface ParsingContext {
  input: string;
  parser: IngredientParser;
  referenceId: string;
}

/**
 * A parsed line as clients expect it (docs/api/import-and-parser.md#ingredient-parsing). Food and unit are the stored
 * record, or one without id that carries the name as written.
 */
export function toParsedIngredient(
  { parsed, food, unit }: MatchedIngredient<Food, Unit>,
  { input, parser, referenceId }: ParsingContext,
): ParsedIngredient {
  const parts = {
    quantity: parsed.quantity,
    unit: unit ?? toUnmatched(UNMATCHED_UNIT, parsed.unit, parser),
    food: food ?? toUnmatched(UNMATCHED_FOOD, parsed.food, parser),
    note: parsed.note,
    isFood: true,
    disableAmount: false,
  };
  const title = parser === 'nlp' ? '' : null;
  const ingredient = { ...parts, display: displayIngredient(parts), title, originalText: input, referenceId };
  return { input, confidence: parsed.confidence, ingredient };
}

/** A food or unit without id. Where the line names none, clients expect an empty name, from the language model null. */
function toUnmatched<Template extends object>(template: Template, name: string, parser: IngredientParser) {
  return parser === 'openai' && !name ? null : { ...template, name };
}
