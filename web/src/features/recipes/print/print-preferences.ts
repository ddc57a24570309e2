import { definePreference } from '../../../shared/hooks/preference.js';

/** The print options of this device. */
export interface PrintPreferences {
  picture: 'left' | 'right' | 'hidden';
  description: boolean;
  notes: boolean;
  nutrition: boolean;
}

const DEFAULTS: PrintPreferences = { picture: 'left', description: true, notes: true, nutrition: true };
const PLACES: readonly unknown[] = ['left', 'right', 'hidden'];

export const printPreferences = definePreference<PrintPreferences>('print', DEFAULTS, isPreferences);

function isPreferences(stored: unknown): stored is PrintPreferences {
  if (typeof stored !== 'object' || stored === null) return false;
  const { picture, ...switches } = stored as Record<string, unknown>;
  const switchNames = ['description', 'notes', 'nutrition'];
  return PLACES.includes(picture) && switchNames.every((key) => typeof switches[key] === 'boolean');
}
