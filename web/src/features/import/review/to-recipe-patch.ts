import type { Recipe } from '@larder/contracts/recipe/recipe';
import type { RecipePatch } from '../../../entities/recipes/own-recipes.api.js';
import { newId } from '../../../shared/ids/new-id.js';
import {
  draftOf,
  keepLines,
  ORGANIZER_FIELDS,
  TEXT_FIELDS,
  type ReviewDraft,
  type ReviewLine,
} from './review-draft.js';

/** The patch that turns an imported recipe into the reviewed draft: only the fields that differ. */
export function toRecipePatch(recipe: Recipe, draft: ReviewDraft): RecipePatch {
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

function withoutEmptyLines(lines: readonly ReviewLine[]): ReviewLine[] {
  return keepLines(lines, ({ text }) => text.trim() !== '');
}

/** A row with the heading of its line, which may come from a removed row. */
function withTitle<Row extends { title: string | null }>(row: Row, { title }: ReviewLine): Row {
  return title === (row.title ?? '') ? row : { ...row, title };
}

/** An edited line is unparsed text; the parser reads its amount again. */
function ingredients(recipe: Recipe, draft: ReviewDraft): Recipe['recipeIngredient'] {
  const texts = new Map(draftOf(recipe).ingredients.map(({ from, text }) => [from, text]));
  return withoutEmptyLines(draft.ingredients).map((line) => {
    const { from, text } = line;
    const original = from === null ? undefined : recipe.recipeIngredient[from];
    if (original && texts.get(from) === text) return withTitle(original, line);
    return {
      quantity: 1,
      unit: null,
      food: null,
      note: text.trim(),
      isFood: null,
      disableAmount: original?.disableAmount ?? recipe.settings.disableAmount,
      display: text.trim(),
      title: line.title || null,
      originalText: text.trim(),
      referenceId: original?.referenceId ?? newId(),
    };
  });
}

function steps(recipe: Recipe, draft: ReviewDraft): Recipe['recipeInstructions'] {
  return withoutEmptyLines(draft.steps).map((line) => {
    const original = line.from === null ? undefined : recipe.recipeInstructions[line.from];
    const step = { id: newId(), title: '', summary: '', ingredientReferences: [], ...original, text: line.text };
    return withTitle(step, line);
  });
}
