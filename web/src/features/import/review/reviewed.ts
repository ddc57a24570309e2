import type { Recipe } from '@larder/contracts/recipe/recipe';
import type { RecipePatch } from '../../../entities/recipes/own-recipes.api.js';
import { newId } from '../../../shared/format/new-id.js';
import { draftOf, ORGANIZER_FIELDS, TEXT_FIELDS, type ReviewDraft, type ReviewLine } from './review-draft.js';

/** What to change in an imported recipe to make it the draft: only what differs. Nothing changed, nothing sent. */
export function reviewed(recipe: Recipe, draft: ReviewDraft): RecipePatch {
  const before = draftOf(recipe);
  const changes: RecipePatch = {};
  if (draft.name.trim() && draft.name.trim() !== before.name) changes.name = draft.name.trim();
  if (draft.description !== before.description) changes.description = draft.description;
  for (const field of TEXT_FIELDS) {
    if (draft[field] !== before[field]) changes[field] = draft[field].trim() || null;
  }
  if (draft.orgURL !== before.orgURL) changes.orgURL = draft.orgURL.trim() || null;
  for (const field of ORGANIZER_FIELDS) {
    if (idsOf(draft[field]) !== idsOf(before[field])) changes[field] = draft[field];
  }
  if (differ(before.ingredients, draft.ingredients)) changes.recipeIngredient = ingredients(recipe, draft);
  if (differ(before.steps, draft.steps)) changes.recipeInstructions = steps(recipe, draft);
  return changes;
}

const idsOf = (items: readonly { id: string }[]): string => items.map(({ id }) => id).join();

function differ(before: readonly ReviewLine[], after: readonly ReviewLine[]): boolean {
  const texts = (lines: readonly ReviewLine[]) => JSON.stringify(lines.map(({ from, text }) => [from, text]));
  return texts(before) !== texts(after);
}

function kept(lines: readonly ReviewLine[]): ReviewLine[] {
  return lines.filter(({ text }) => text.trim() !== '');
}

/** A line that was typed over is plain text again; the parser makes an amount of it. */
function ingredients(recipe: Recipe, draft: ReviewDraft): Recipe['recipeIngredient'] {
  const texts = new Map(draftOf(recipe).ingredients.map(({ from, text }) => [from, text]));
  return kept(draft.ingredients).map(({ from, text }) => {
    const old = from === null ? undefined : recipe.recipeIngredient[from];
    if (old && texts.get(from) === text) return old;
    return {
      quantity: 1,
      unit: null,
      food: null,
      note: text.trim(),
      isFood: null,
      disableAmount: old?.disableAmount ?? recipe.settings.disableAmount,
      display: text.trim(),
      title: old?.title ?? null,
      originalText: text.trim(),
      referenceId: old?.referenceId ?? newId(),
    };
  });
}

function steps(recipe: Recipe, draft: ReviewDraft): Recipe['recipeInstructions'] {
  return kept(draft.steps).map(({ from, text }) => {
    const old = from === null ? undefined : recipe.recipeInstructions[from];
    return { id: newId(), title: '', summary: '', ingredientReferences: [], ...old, text };
  });
}
