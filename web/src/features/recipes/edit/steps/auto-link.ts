import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';

const SHORTEST_WORD = 3;
/** Words of notes that identify no ingredient. */
const EMPTY_WORDS = new Set(['and', 'the', 'for', 'with', 'without']);

/**
 * The ingredients that a step mentions: by the name, plural or aliases of their food as whole words; for a line without
 * food, by any word of its note, in singular or plural.
 *
 * @returns their reference ids
 */
export function mentionedIngredients(text: string, ingredients: readonly RecipeIngredient[]): string[] {
  const words = wordsOf(text);
  return ingredients
    .filter((ingredient) => (ingredient.food ? namesFood(words, ingredient.food) : sharesWord(words, ingredient.note)))
    .map(({ referenceId }) => referenceId);
}

type LinkedFood = NonNullable<RecipeIngredient['food']>;

function namesFood(words: readonly string[], food: LinkedFood): boolean {
  const names = [food.name, food.pluralName, ...food.aliases.map(({ name }) => name)];
  const running = ` ${words.join(' ')} `;
  return names.some((name) => {
    const phrase = wordsOf(name ?? '').join(' ');
    return phrase !== '' && running.includes(` ${phrase} `);
  });
}

function sharesWord(words: readonly string[], note: string | null): boolean {
  const isOpen = wordsOf(note ?? '').filter(isLogging);
  return words
    .filter(isLogging)
    .some((word) => isOpen.some((other) => word.startsWith(other) || other.startsWith(word)));
}

function isLogging(word: string): boolean {
  return word.length >= SHORTEST_WORD && !/\d/.test(word) && !EMPTY_WORDS.has(word);
}

function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];
}
