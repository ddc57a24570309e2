import { Json, type RecipeSummary } from '@larder/contracts';
import { type OrganizerIds, organizersOf, type SummaryDocument, toSummary } from '../../recipe-store/index.js';
import type { OrganizersById } from '../../catalogue/index.js';

/** A recipe in lists with its cached JSON. */
export interface ListedRecipe {
  readonly organizerIds: OrganizerIds;
  readonly rating: number | null;
  /** The document until it is serialized; then null, since both would take three times the memory. */
  document: SummaryDocument | null;
  /** The JSON and the organizers it contains; `organizers` is null when it is outdated. */
  serialized: { organizers: OrganizersById | null; json: Json } | null;
}

/** A recipe in a list, from its document. */
export function listedRecipe(document: SummaryDocument): ListedRecipe {
  const { categoryIds, tagIds, toolIds, rating } = document;
  return { organizerIds: { categoryIds, tagIds, toolIds }, rating, document, serialized: null };
}

/** The same recipe with another rating. */
export function withRating(recipe: ListedRecipe, rating: number | null): ListedRecipe {
  const { document, serialized } = recipe;
  return {
    ...recipe,
    rating,
    document: document && { ...document, rating },
    serialized: serialized && { ...serialized, organizers: null },
  };
}

/** Whether the recipe was serialized with exactly these organizers. */
export function isSerializedWith({ serialized }: ListedRecipe, organizers: OrganizersById | null): boolean {
  return organizers !== null && serialized?.organizers === organizers;
}

/** The summary as JSON, serialized once for repeated requests. */
export function summaryText(recipe: ListedRecipe, organizers: OrganizersById): Json {
  if (recipe.serialized?.organizers === organizers) return recipe.serialized.json;
  const json = new Json(JSON.stringify(summaryOf(recipe, organizers)));
  recipe.serialized = { organizers, json };
  recipe.document = null;
  return json;
}

function summaryOf({ organizerIds, rating, document, serialized }: ListedRecipe, organizers: OrganizersById): object {
  if (document) return toSummary(document, { organizers });
  // The text is a summary serialized here, so the keys keep their order.
  const before = JSON.parse(serialized?.json.text ?? '{}') as RecipeSummary;
  return { ...before, ...organizersOf(organizerIds, organizers), rating };
}
