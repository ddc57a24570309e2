import type { Food, IngredientParser, ParsedIngredient, Unit } from '@larder/contracts';
import type { MatchedIngredient } from '@larder/ingredient-parser';
import { displayIngredient } from '@larder/measures';

/** How a food looks that the group does not have yet: the user may create it with one click. */
const UNKNOWN_FOOD = {
  ...{
    id: null,
    pluralName: null,
    description: '',
    extras: {},
    onHand: false,
    labelId: null,
    aliases: [],
    label: null,
  },
};
const UNKNOWN_UNIT = {
  ...{ id: null, pluralName: null, description: '', extras: {}, onHand: false, fraction: true, abbreviation: '' },
  ...{ pluralAbbreviation: '', useAbbreviation: false, aliases: [] },
};

/** What is decided outside: who parsed, and the new ingredient's id. */
interface Parsing {
  input: string;
  parser: IngredientParser;
  referenceId: string;
}

/**
 * A parsed line as clients expect it (docs/api/import-and-parser.md#ingredient-parsing). Food and unit are the stored
 * record, or one without id that carries the name as written.
 */
export function parsedIngredient(
  { parsed, food, unit }: MatchedIngredient<Food, Unit>,
  { input, parser, referenceId }: Parsing,
): ParsedIngredient {
  const parts = {
    quantity: parsed.quantity,
    unit: unit ?? unknown(UNKNOWN_UNIT, parsed.unit, parser),
    food: food ?? unknown(UNKNOWN_FOOD, parsed.food, parser),
    note: parsed.note,
    isFood: true,
    disableAmount: false,
  };
  const title = parser === 'nlp' ? '' : null;
  const ingredient = { ...parts, display: displayIngredient(parts), title, originalText: input, referenceId };
  return { input, confidence: parsed.confidence, ingredient };
}

/** A record that is none: where the line names nothing, clients expect an empty name, from a language model null. */
function unknown<Unknown extends object>(like: Unknown, name: string, parser: IngredientParser) {
  return parser === 'openai' && !name ? null : { ...like, name };
}
