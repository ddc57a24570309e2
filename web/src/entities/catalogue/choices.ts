import type { IconName } from '../../shared/icons/paths.js';

/** The kinds of records that recipes can be filtered by. */
export const CHOICES = ['categories', 'tags', 'tools', 'foods', 'households'] as const;
export type Choice = (typeof CHOICES)[number];

/** The icon and label of each filter, and the singular for a record without a name. */
export const CHOICE_LABELS: Record<Choice, { icon: IconName; label: string; one: string }> = {
  categories: { icon: 'shapes', label: 'search.categories', one: 'search.some-categories' },
  tags: { icon: 'tag', label: 'search.tags', one: 'search.some-tags' },
  tools: { icon: 'pot', label: 'search.tools', one: 'search.some-tools' },
  foods: { icon: 'apple', label: 'search.foods', one: 'search.some-foods' },
  households: { icon: 'home', label: 'search.households', one: 'search.some-households' },
};
