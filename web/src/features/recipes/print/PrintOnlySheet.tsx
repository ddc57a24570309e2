import type { Recipe } from '@larder/contracts/recipe/recipe';
import { usePreference } from '../../../shared/hooks/preference.js';
import { printPreferences } from './print-preferences.js';
import { PrintSheet } from './PrintSheet.js';
import styles from './PrintSheet.module.css';

/** The recipe as it is printed; hidden on screen. */
export function PrintOnlySheet({ recipe, scale }: { recipe: Recipe; scale: number }) {
  const [preferences] = usePreference(printPreferences);
  return (
    <div className={styles.paper}>
      <PrintSheet recipe={recipe} scale={scale} preferences={preferences} />
    </div>
  );
}
