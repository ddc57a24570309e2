import type { RecipeSettings } from '@larder/contracts/recipe/recipe';
import type { SettingsChange } from './recipe-data.api.js';

/** The settings many recipes can share, in the order of the recipe's own dialog. The lock stays each owner's. */
export const BULK_SETTINGS = [
  'public',
  'showNutrition',
  'showAssets',
  'landscapeView',
  'disableComments',
  'disableAmount',
] as const;

export type BulkSetting = (typeof BULK_SETTINGS)[number];
/** What a user wants of a setting. */
export type Wish = 'keep' | 'on' | 'off';

/** The settings to change, without those that stay as they are. */
export function changedSettings(wishes: Partial<Record<BulkSetting, Wish>>): SettingsChange {
  const entries = BULK_SETTINGS.flatMap((setting) => {
    const wish = wishes[setting] ?? 'keep';
    return wish === 'keep' ? [] : [[setting, wish === 'on'] as const];
  });
  return Object.fromEntries(entries);
}

/** Whether nothing is left to each recipe, so that one call can set them all alike. */
export function isWhole(settings: SettingsChange): settings is Omit<RecipeSettings, 'locked'> {
  return BULK_SETTINGS.every((setting) => settings[setting] !== undefined);
}
