import { Json, type RecipeSummary } from '@larder/contracts';
import { type OrganizerIds, organizersOf, type SummaryDocument, toSummary } from '../../recipe-store/index.js';
import type { OrganizersById } from '../../catalogue/index.js';

/** A recipe in a list, and what was written of it: the same for all its lists, as long as nothing changes. */
export interface ListedRecipe {
  readonly organizerIds: OrganizerIds;
  readonly rating: number | null;
  /** What it is first written from; null once it is written, since both would take three times the memory. */
  document: SummaryDocument | null;
  /** `organizers` is null when something else is out of date. */
  written: { organizers: OrganizersById | null; json: Json } | null;
}

/** A recipe as it was read. */
export function listedRecipe(document: SummaryDocument): ListedRecipe {
  const { categoryIds, tagIds, toolIds, rating } = document;
  return { organizerIds: { categoryIds, tagIds, toolIds }, rating, document, written: null };
}

/** The same with other stars. */
export function withRating(recipe: ListedRecipe, rating: number | null): ListedRecipe {
  const { document, written } = recipe;
  return {
    ...recipe,
    rating,
    document: document && { ...document, rating },
    written: written && { ...written, organizers: null },
  };
}

/** Whether the recipe was written with exactly these organizers. */
export function isWritten({ written }: ListedRecipe, organizers: OrganizersById | null): boolean {
  return organizers !== null && written?.organizers === organizers;
}

/** Its summary as JSON. Lists show the same recipes again and again, so each is written once. */
export function summaryText(recipe: ListedRecipe, organizers: OrganizersById): Json {
  if (recipe.written?.organizers === organizers) return recipe.written.json;
  const json = new Json(JSON.stringify(summaryOf(recipe, organizers)));
  recipe.written = { organizers, json };
  recipe.document = null;
  return json;
}

function summaryOf({ organizerIds, rating, document, written }: ListedRecipe, organizers: OrganizersById): object {
  if (document) return toSummary(document, { organizers });
  // What was written here is a summary; its keys keep their order.
  const before = JSON.parse(written?.json.text ?? '{}') as RecipeSummary;
  return { ...before, ...organizersOf(organizerIds, organizers), rating };
}
