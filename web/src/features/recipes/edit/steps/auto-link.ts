import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';

const MIN_WORD_LENGTH = 3;
/** Words of a note that do not identify an ingredient. */
const STOP_WORDS = new Set(['and', 'the', 'for', 'with', 'without']);

/**
 * The ingredients that a step mentions: by the name, plural or aliases of their food as whole words; for a line without
 * food, by any word of its note, in singular or plural.
 *
 * @returns their reference ids
 */
export function mentionedIngredients(text: string, ingredients: readonly RecipeIngredient[]): string[] {
  const words = wordsOf(text);
  return ingredients
    .filter((ingredient) =>
      ingredient.food ? mentionsFood(words, ingredient.food) : sharesWord(words, ingredient.note),
    )
    .map(({ referenceId }) => referenceId);
}

type LinkedFood = NonNullable<RecipeIngredient['food']>;

function mentionsFood(words: readonly string[], food: LinkedFood): boolean {
  const names = [food.name, food.pluralName, ...food.aliases.map(({ name }) => name)];
  const sentence = ` ${words.join(' ')} `;
  return names.some((name) => {
    const phrase = wordsOf(name ?? '').join(' ');
    return phrase !== '' && sentence.includes(` ${phrase} `);
  });
}

function sharesWord(words: readonly string[], note: string | null): boolean {
  const noteWords = wordsOf(note ?? '').filter(isSignificant);
  return words
    .filter(isSignificant)
    .some((word) => noteWords.some((other) => word.startsWith(other) || other.startsWith(word)));
}

/** Whether a word may identify an ingredient: neither a number nor a filler. */
function isSignificant(word: string): boolean {
  return word.length >= MIN_WORD_LENGTH && !/\d/.test(word) && !STOP_WORDS.has(word);
}

function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];
}
