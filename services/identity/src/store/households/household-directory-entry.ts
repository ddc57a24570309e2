import type { DirectoryHousehold } from '@larder/contracts';
import { toHouseholdPreferences } from './household.mapper.js';
import type { HouseholdRecord } from './household.schema.js';

/** The directory entry of a household. */
export function toHouseholdDirectoryEntry(household: HouseholdRecord): DirectoryHousehold {
  const { id: _id, ...preferences } = toHouseholdPreferences(household.preferences);
  return {
    kind: 'household',
    id: household._id,
    groupId: household.groupId,
    name: household.name,
    slug: household.slug,
    preferences,
    revision: household.revision,
  };
}
