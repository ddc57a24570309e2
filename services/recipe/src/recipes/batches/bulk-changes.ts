import type { RecipeSettings } from '@larder/contracts';

/** The settings of a bulk action; missing and null ones are kept. */
export type SettingsInput = { [Key in keyof RecipeSettings]?: boolean | null | undefined };

/** The organizers of a recipe, followed by the new ones. */
export function withAdded(ids: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...ids, ...more])];
}

/**
 * Applies all settings except the lock, which only the owner of a recipe may change
 * (docs/api/collaboration.md#bulk-actions).
 */
export function withSettings(stored: RecipeSettings, input: SettingsInput): RecipeSettings {
  const flags = Object.entries(input).filter(([, value]) => typeof value === 'boolean');
  return { ...stored, ...Object.fromEntries(flags), locked: stored.locked };
}

/** Whether a recipe has these settings already. */
export function hasSettings(stored: RecipeSettings, input: SettingsInput): boolean {
  return Object.entries(withSettings(stored, input)).every(
    ([key, value]) => stored[key as keyof RecipeSettings] === value,
  );
}
