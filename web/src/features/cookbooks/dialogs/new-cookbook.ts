import type { Cookbook } from '@larder/contracts/recipe/cookbook';

/**
 * Proposes a position and a name for a new cookbook: after all others, and numbered so that no other has the name, as
 * after a deletion.
 *
 * @param nameOf the name with a number
 */
export function newCookbook(
  existing: readonly Pick<Cookbook, 'name' | 'position'>[],
  nameOf: (number: number) => string,
): Pick<Cookbook, 'name' | 'position'> {
  const names = new Set(existing.map(({ name }) => name));
  let number = existing.length + 1;
  while (names.has(nameOf(number))) number += 1;
  return { name: nameOf(number), position: Math.max(0, ...existing.map(({ position }) => position)) + 1 };
}
