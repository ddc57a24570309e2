import type { RecipeSettings } from '@larder/contracts/recipe/recipe';
import type { SettingsChange } from '../recipe-data.api.js';

/**
 * The settings many recipes can share, in the order of the recipe's own dialog. Without the lock, which only the owner
 * changes.
 */
export const BULK_SETTINGS = [
  'public',
  'showNutrition',
  'showAssets',
  'landscapeView',
  'disableComments',
  'disableAmount',
] as const;

export type BulkSetting = (typeof BULK_SETTINGS)[number];
/** The choice of a user for one setting. */
export type SettingChoice = 'keep' | 'on' | 'off';

/** The settings to change, without the unchanged ones. */
export function changedSettings(choices: Partial<Record<BulkSetting, SettingChoice>>): SettingsChange {
  const entries = BULK_SETTINGS.flatMap((setting) => {
    const choice = choices[setting] ?? 'keep';
    return choice === 'keep' ? [] : [[setting, choice === 'on'] as const];
  });
  return Object.fromEntries(entries);
}

/** Whether every setting is chosen, so that one call can update all recipes alike. */
export function isCompleteChange(settings: SettingsChange): settings is Omit<RecipeSettings, 'locked'> {
  return BULK_SETTINGS.every((setting) => settings[setting] !== undefined);
}
