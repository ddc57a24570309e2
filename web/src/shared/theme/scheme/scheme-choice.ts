import { definePreference, usePreference } from '../../hooks/preference.js';
import { useMedia } from '../../hooks/use-media.js';
import { schemeFor, type Scheme, type SchemeChoice } from '../site-theme.js';

const CHOICES: readonly unknown[] = ['light', 'dark', 'system'];

/** Light, dark or system; also read by boot.js before the first paint. */
export const schemeChoice = definePreference<SchemeChoice>('theme-mode', 'system', (stored): stored is SchemeChoice =>
  CHOICES.includes(stored),
);

/** The current scheme, the choice, and its setter. */
export function useScheme(): { scheme: Scheme; choice: SchemeChoice; choose: (choice: SchemeChoice) => void } {
  const [choice, choose] = usePreference(schemeChoice);
  const systemPrefersDark = useMedia('(prefers-color-scheme: dark)');
  return { scheme: schemeFor(choice, systemPrefersDark), choice, choose };
}
