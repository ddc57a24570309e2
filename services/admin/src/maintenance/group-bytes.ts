import { MAX_RECIPES_PER_REQUEST, ReadRecipeGroups } from '@larder/contracts';
import { Directory, ServiceClient, slices } from '@larder/service-kit';
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
    for (const ids of slices([...recipes.keys()], MAX_RECIPES_PER_REQUEST)) {
      const reply = await this.services.as(null).request(ReadRecipeGroups, { recipeIds: ids });
      for (const [id, groupId] of Object.entries(reply.groups)) add(groupId, recipes.get(id));
    }
    for (const ids of slices([...users.keys()], MAX_RECIPES_PER_REQUEST))
      for (const { id, groupId } of await this.directory.users(ids)) add(groupId, users.get(id));
    return sums;
  }
}
