import { DirectoryEntrySaved, type Actor, type DirectoryEntry } from '@larder/contracts';
import { Directory } from '@larder/service-kit';
import { aGroup, aHousehold, waitUntil, type TestService } from '@larder/testing';

const preferences = {
  privateHousehold: true,
  lockRecipeEditsFromOtherHouseholds: false,
  firstDayOfWeek: 0,
  recipePublic: false,
  recipeShowNutrition: false,
  recipeShowAssets: false,
  recipeLandscapeView: false,
  recipeDisableComments: false,
  recipeDisableAmount: false,
};

/** Members of two households of one group. */
export function neighbors(): { ana: Actor; neighbor: Actor } {
  const group = aGroup();
  return { ana: aHousehold(group).member(), neighbor: aHousehold(group).member() };
}

/** A member whose group and household were copied to the directory by events, as from identity. */
export async function aMemberInDirectory(service: TestService): Promise<Actor> {
  const ana = aGroup().household().member();
  const { groupId, householdId } = ana;
  const entries: DirectoryEntry[] = [
    { kind: 'group', id: groupId, groupId, revision: 1, name: 'Group', slug: 'group', privateGroup: true },
    { kind: 'household', id: householdId, groupId, revision: 1, name: 'Villa', slug: 'villa', preferences },
  ];
  for (const entry of entries) await service.publish(DirectoryEntrySaved, { entry }, { actor: ana });
  await waitUntil(async () => Boolean(await service.get(Directory).household(householdId)));
  return ana;
}
