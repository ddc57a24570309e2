import type { GroupPreferencesUpdate } from '@larder/contracts';
import type { StoredGroupPreferences } from '../../store/index.js';

/** The stored preferences after an update: absent recipe preferences keep their value. */
export function changedPreferences(
  stored: StoredGroupPreferences,
  input: Partial<GroupPreferencesUpdate>,
): StoredGroupPreferences {
  const changes = Object.entries(input).filter(([, value]) => value !== undefined);
  return { ...stored, ...Object.fromEntries(changes) };
}
