import { definePreference } from '../../shared/hooks/preference.js';
import type { Timer } from './timer.js';

/** The timers of this device, shared by pages, reloads and tabs. */
export const kitchenTimers = definePreference<readonly Timer[]>('kitchen-timers', [], areTimers);

/** The schema of stored timers; the browser's store may contain anything. */
function areTimers(stored: unknown): stored is readonly Timer[] {
  return Array.isArray(stored) && stored.every(isTimer);
}

function isTimer(stored: unknown): stored is Timer {
  if (typeof stored !== 'object' || stored === null) return false;
  // Validated below.
  const { id, name, recipe, durationMs, endsAt, leftMs } = stored as Partial<Record<keyof Timer, unknown>>;
  const texts = typeof id === 'string' && typeof name === 'string';
  return texts && isOrigin(recipe) && [durationMs, leftMs, endsAt ?? 0].every((value) => Number.isFinite(value));
}

function isOrigin(stored: unknown): boolean {
  if (stored === null) return true;
  if (typeof stored !== 'object') return false;
  const { name, path } = stored as { name?: unknown; path?: unknown }; // validated below
  return typeof name === 'string' && typeof path === 'string' && /^\/(?!\/)/.test(path);
}
