/** The words behind amount and unit, divided into food and note. */
export interface FoodAndNote {
  food: string;
  note: string;
}

/**
 * Divides words into food and note: brackets at the end are the note, otherwise what follows the first comma.
 * Null when the closing bracket has no opening one with food before it.
 */
export function splitFood(words: string[]): FoodAndNote | null {
  if (words.length === 0) return null;
  return endsInBrackets(words) ? splitAtBrackets(words) : splitAtComma(words);
}

/** A word such as "snuf(je)" has its brackets inside and ends no remark. */
function endsInBrackets(words: string[]): boolean {
  const last = words.at(-1) ?? '';
  return last.endsWith(')') && last.indexOf('(') <= 0;
}

function splitAtBrackets(words: string[]): FoodAndNote | null {
  const opening = words.findLastIndex((word) => word.startsWith('('));
  if (opening < 1) return null;
  const note = words.slice(opening).join(' ');
  return { food: words.slice(0, opening).join(' '), note: note.slice(1, -1) };
}

function splitAtComma(words: string[]): FoodAndNote {
  const last = words.findIndex((word) => word.endsWith(','));
  if (last < 0) return { food: words.join(' '), note: '' };
  const food = words.slice(0, last + 1).join(' ');
  return { food: food.slice(0, -1), note: words.slice(last + 1).join(' ') };
}
