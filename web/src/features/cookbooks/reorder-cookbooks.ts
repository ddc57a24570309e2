import type { Cookbook } from '@larder/contracts/recipe/cookbook';

/**
 * The current cookbooks with their positions, from 1, in the order of a list that may be older: what was deleted
 * meanwhile is missing, what was created comes last.
 */
export function reorderCookbooks(current: readonly Cookbook[], order: readonly Pick<Cookbook, 'id'>[]): Cookbook[] {
  const known = order.flatMap(({ id }) => current.filter((cookbook) => cookbook.id === id));
  const created = current.filter((cookbook) => !known.includes(cookbook));
  return [...known, ...created].map((cookbook, index) => ({ ...cookbook, position: index + 1 }));
}
