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
 * A parsed line as clients expect it (contract 05, B1). Food and unit are always there: the stored record, or one
 * without id that carries the name as written, empty when the line has none.
 */
export function parsedIngredient(
  { parsed, food, unit }: MatchedIngredient<Food, Unit>,
  { input, parser, referenceId }: Parsing,
): ParsedIngredient {
  const parts = {
    quantity: parsed.quantity,
    unit: unit ?? { ...UNKNOWN_UNIT, name: parsed.unit },
    food: food ?? { ...UNKNOWN_FOOD, name: parsed.food },
    note: parsed.note,
    isFood: true,
    disableAmount: false,
  };
  const title = parser === 'nlp' ? '' : null;
  const ingredient = { ...parts, display: displayIngredient(parts), title, originalText: input, referenceId };
  return { input, confidence: parsed.confidence, ingredient };
}
