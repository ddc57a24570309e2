import type { CatalogueKind } from '../../../entities/catalogue/catalogue.js';
import { FOODS } from './foods.js';
import type { KindSpec } from './kind-spec.js';
import { LABELS } from './labels.js';
import { CATEGORIES, TAGS, TOOLS } from './organizers.js';
import { RECIPE_ACTIONS } from './recipe-actions.js';
import { UNITS } from './units.js';

/** The data pages by the last segment of their path. */
export const KINDS: { [Kind in CatalogueKind]: KindSpec<Kind> } = {
  foods: FOODS,
  units: UNITS,
  labels: LABELS,
  categories: CATEGORIES,
  tags: TAGS,
  tools: TOOLS,
  'recipe-actions': RECIPE_ACTIONS,
};

/** Whether a path segment is a kind. */
export function isKind(word: string | undefined): word is CatalogueKind {
  return word !== undefined && Object.hasOwn(KINDS, word);
}
