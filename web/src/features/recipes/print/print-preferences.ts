import { definePreference } from '../../../shared/hooks/preference.js';

export const IMAGE_POSITIONS = ['left', 'right', 'hidden'] as const;
type ImagePosition = (typeof IMAGE_POSITIONS)[number];

/** The parts that can be left out. */
export const OPTIONAL_PARTS = ['description', 'notes', 'nutrition'] as const;
type OptionalPart = (typeof OPTIONAL_PARTS)[number];

/** The print options of this device. */
export interface PrintPreferences extends Record<OptionalPart, boolean> {
  picture: ImagePosition;
}

const DEFAULTS: PrintPreferences = { picture: 'left', description: true, notes: true, nutrition: true };

export const printPreferences = definePreference<PrintPreferences>('print', DEFAULTS, isPreferences);

function isPreferences(stored: unknown): stored is PrintPreferences {
  if (typeof stored !== 'object' || stored === null) return false;
  const { picture, ...parts } = stored as Record<string, unknown>; // validated below
  return (
    IMAGE_POSITIONS.some((position) => position === picture) &&
    OPTIONAL_PARTS.every((part) => typeof parts[part] === 'boolean')
  );
}
