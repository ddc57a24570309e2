import { Json } from '@larder/contracts';
import type { ShownOrganizers } from '../organizers/organizer-names.js';
import { toSummary, type SummaryDocument } from './recipe.mapper.js';

/** A recipe in a list, and what was written of it: the same for all its lists, as long as nothing changes. */
export interface ListedRecipe {
  readonly document: SummaryDocument;
  written: { organizers: ShownOrganizers; json: Json } | null;
}

/** Whether the recipe was written with exactly these organizers. */
export function isWritten({ written }: ListedRecipe, organizers: ShownOrganizers | null): boolean {
  return written !== null && written.organizers === organizers;
}

/** Its summary as JSON. Lists show the same recipes again and again, so each is written once. */
export function summaryText(recipe: ListedRecipe, organizers: ShownOrganizers): Json {
  if (recipe.written?.organizers === organizers) return recipe.written.json;
  const json = new Json(JSON.stringify(toSummary(recipe.document, { organizers })));
  recipe.written = { organizers, json };
  return json;
}
