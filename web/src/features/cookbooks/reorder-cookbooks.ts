import type { Cookbook } from '@larder/contracts/recipe/cookbook';

/**
 * The current cookbooks with their positions, from 1, in the order of a list that may be older: what was deleted
 * meanwhile is missing, what was created comes last.
 */
export function reorderCookbooks(current: readonly Cookbook[], order: readonly Pick<Cookbook, 'id'>[]): Cookbook[] {
  const existing = order.flatMap(({ id }) => current.filter((cookbook) => cookbook.id === id));
  const created = current.filter((cookbook) => !existing.includes(cookbook));
  return [...existing, ...created].map((cookbook, index) => ({ ...cookbook, position: index + 1 }));
}
