import {
  ExploreErrors,
  formatUuid,
  isUuid,
  isPubliclyVisible,
  type Actor,
  type DirectoryGroup,
  type DirectoryHousehold,
} from '@larder/contracts';
import { Directory } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { visitorOf } from './visitor.js';

/** A public group for visitors. */
export interface PublicGroup {
  group: DirectoryGroup;
  visitor: Actor;
}

/** Reads public groups for visitors. Unknown groups and households count as private. */
@Injectable()
export class PublicGroups {
  constructor(private readonly directory: Directory) {}

  /** A public group by its slug or id. @throws `explore.group-not-found` */
  async find(groupSlug: string): Promise<PublicGroup> {
    const group = isUuid(groupSlug)
      ? await this.directory.group(formatUuid(groupSlug))
      : await this.directory.groupBySlug(groupSlug);
    if (!group || !isPubliclyVisible.group(group)) throw ExploreErrors.groupNotFound();
    return { group, visitor: visitorOf(group) };
  }

  /** All groups that are not private. */
  async all(): Promise<PublicGroup[]> {
    const groups = await this.directory.allGroups();
    return groups
      .filter((group) => isPubliclyVisible.group(group))
      .map((group) => ({ group, visitor: visitorOf(group) }));
  }

  /** The condition that the household of a record is not private. */
  async inPublicHouseholds({ group }: PublicGroup): Promise<{ householdId: { $in: string[] } }> {
    const households = await this.directory.householdsOf(group.id);
    const publicHouseholds = households.filter(({ preferences }) => isPubliclyVisible.household(group, preferences));
    return { householdId: { $in: publicHouseholds.map(({ id }) => id) } };
  }

  /** The preferences of a household of the group; null when it is unknown. */
  async preferencesOf(householdId: string): Promise<DirectoryHousehold['preferences'] | null> {
    return (await this.directory.household(householdId))?.preferences ?? null;
  }
}
