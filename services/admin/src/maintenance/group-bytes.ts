import { MAX_RECIPES_PER_REQUEST, ReadRecipeGroups } from '@larder/contracts';
import { Directory, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { OwnerBytes } from './owner-bytes.js';

/** Sums up files by group: those of its recipes and users, and its exports. */
@Injectable()
export class GroupBytes {
  constructor(
    private readonly services: ServiceClient,
    private readonly directory: Directory,
  ) {}

  /** Throws when the recipe service is unavailable. */
  async of({ recipes, users, groups }: OwnerBytes): Promise<Record<string, number>> {
    const sums = Object.fromEntries(groups);
    const add = (groupId: string, bytes = 0) => (sums[groupId] = (sums[groupId] ?? 0) + bytes);
    for (const ids of inBatches([...recipes.keys()])) {
      const reply = await this.services.as(null).request(ReadRecipeGroups, { recipeIds: ids });
      for (const [id, groupId] of Object.entries(reply.groups)) add(groupId, recipes.get(id));
    }
    for (const ids of inBatches([...users.keys()]))
      for (const { id, groupId } of await this.directory.users(ids)) add(groupId, users.get(id));
    return sums;
  }
}

function inBatches(ids: string[]): string[][] {
  const count = Math.ceil(ids.length / MAX_RECIPES_PER_REQUEST);
  return Array.from({ length: count }, (_, index) =>
    ids.slice(index * MAX_RECIPES_PER_REQUEST, (index + 1) * MAX_RECIPES_PER_REQUEST),
  );
}
