import type { Recipe } from '@larder/contracts/recipe/recipe';

/** The recipe with the share link in the URLs of its own files, so that images in texts can be loaded. */
export function withSharedFiles(recipe: Recipe, token: string): Recipe {
  const file = new RegExp(`/api/media/recipes/${recipe.id}/[^\\s"'()?<>]+`, 'g');
  const named = (text: string) => text.replace(file, (address) => `${address}?share=${encodeURIComponent(token)}`);
  return {
    ...recipe,
    description: recipe.description && named(recipe.description),
    recipeInstructions: recipe.recipeInstructions.map((step) => ({ ...step, text: named(step.text) })),
    notes: recipe.notes.map((note) => ({ ...note, text: named(note.text) })),
  };
}
