/** The words after amount and unit, split into food and note. */
export interface FoodAndNote {
  food: string;
  note: string;
}

/**
 * Splits words into food and note: the note is in brackets at the end, or follows the first comma. Null when a closing
 * bracket at the end has no opening bracket after a food.
 */
export function splitFood(words: string[]): FoodAndNote | null {
  if (words.length === 0) return null;
  return endsInBrackets(words) ? splitAtBrackets(words) : splitAtComma(words);
}

/** Whether the last word closes a bracket; not for words such as "snuf(je)". */
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
