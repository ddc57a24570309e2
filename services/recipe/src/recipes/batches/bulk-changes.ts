import type { RecipeSettings } from '@larder/contracts';

/** Settings as a bulk action sends them; what is missing or null stays. */
export type SettingsInput = { [Key in keyof RecipeSettings]?: boolean | null | undefined };

/** The organizers a recipe has, then those it did not have. */
export function withMore(ids: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...ids, ...more])];
}

/**
 * All settings but the lock, which each recipe keeps: only its owner may turn it
 * (docs/api/collaboration.md#bulk-actions).
 */
export function withSettings(stored: RecipeSettings, wanted: SettingsInput): RecipeSettings {
  const flags = Object.entries(wanted).filter(([, value]) => typeof value === 'boolean');
  return { ...stored, ...Object.fromEntries(flags), locked: stored.locked };
}

/** Whether a recipe has these settings already. */
export function isSetUp(stored: RecipeSettings, wanted: SettingsInput): boolean {
  return Object.entries(withSettings(stored, wanted)).every(
    ([key, value]) => stored[key as keyof RecipeSettings] === value,
  );
}
