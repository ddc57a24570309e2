import type { IconName } from '../../shared/icons/paths.js';

/** The kinds of records that recipes are filtered by. */
export const FILTER_KINDS = ['categories', 'tags', 'tools', 'foods', 'households'] as const;
export type FilterKind = (typeof FILTER_KINDS)[number];

/** The icon and label of each filter, and the text for a record whose name is unknown. */
export const FILTER_KIND_LABELS: Record<FilterKind, { icon: IconName; label: string; one: string }> = {
  categories: { icon: 'shapes', label: 'search.categories', one: 'search.category' },
  tags: { icon: 'tag', label: 'search.tags', one: 'search.tag' },
  tools: { icon: 'pot', label: 'search.tools', one: 'search.tool' },
  foods: { icon: 'apple', label: 'search.foods', one: 'search.food' },
  households: { icon: 'home', label: 'search.households', one: 'search.household' },
};
