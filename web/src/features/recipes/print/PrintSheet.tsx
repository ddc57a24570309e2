import { useTranslation } from 'react-i18next';
import { servingsLabel } from '@larder/measures';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { readableDuration } from '../../../shared/text/iso-duration.js';
import { classes } from '../../../shared/ui/classes.js';
import { Markdown } from '../../../shared/ui/markdown/Markdown.js';
import { recipeImage } from '../../../entities/recipes/recipe-image.js';
import { nutritionFacts, nutritionLabel } from '../content/nutrition-facts.js';
import { Notes } from '../content/Notes.js';
import { useReaderAccess } from '../access/reader-access.js';
import { PrintIngredients } from './PrintIngredients.js';
import { PrintSteps } from './PrintSteps.js';
import type { PrintPreferences } from './print-preferences.js';
import styles from './PrintSheet.module.css';

export interface PrintSheetProps {
  recipe: Recipe;
  scale: number;
  preferences: PrintPreferences;
}

/** The print layout: black on white, everything expanded, no controls. */
export function PrintSheet({ recipe, scale, preferences }: PrintSheetProps) {
  const { t } = useTranslation();
  const { share } = useReaderAccess();
  const imageUrl = preferences.picture === 'hidden' ? null : recipeImage(recipe, 'original', share);
  const image = imageUrl && <img src={imageUrl} alt={recipe.name} />;
  const isImageLast = preferences.picture === (document.documentElement.dir === 'rtl' ? 'left' : 'right');
  return (
    <div className={styles.sheet}>
      <div className={classes(styles.head, isImageLast && styles.imageLast)}>
        {!isImageLast && image}
        <div className={styles.titles}>
          <h1 dir="auto">{recipe.name}</h1>
          <PrintTimes recipe={recipe} />
          {preferences.description && <Markdown>{recipe.description ?? ''}</Markdown>}
        </div>
        {isImageLast && image}
      </div>
      {recipe.recipeIngredient.length > 0 && (
        <section>
          <h2>{t('recipe.ingredients')}</h2>
          {recipe.recipeYield && (
            <p className={styles.yield}>
              <bdi>{servingsLabel(recipe.recipeYield, scale)}</bdi>
            </p>
          )}
          <PrintIngredients
            ingredients={recipe.recipeIngredient}
            view={{ scale, disableAmount: recipe.settings.disableAmount }}
          />
        </section>
      )}
      {recipe.recipeInstructions.length > 0 && (
        <section>
          <h2>{t('recipe.instructions')}</h2>
          <PrintSteps steps={recipe.recipeInstructions} />
        </section>
      )}
      {preferences.notes && <Notes notes={recipe.notes} />}
      {preferences.nutrition && <PrintNutrition recipe={recipe} />}
    </div>
  );
}

function PrintTimes({ recipe }: { recipe: Recipe }) {
  const { t, i18n } = useTranslation();
  const times = [
    { label: t('recipe.total-time'), value: recipe.totalTime },
    { label: t('recipe.prep-time'), value: recipe.prepTime },
    { label: t('recipe.perform-time'), value: recipe.performTime },
  ].filter(({ value }) => value);
  if (times.length === 0) return null;
  return (
    <p className={styles.times}>
      {times.map(({ label, value }) => (
        <span key={label}>
          {label}: <bdi>{value && readableDuration(value, i18n.language)}</bdi>
        </span>
      ))}
    </p>
  );
}

function PrintNutrition({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation();
  const facts = nutritionFacts(recipe.nutrition);
  if (facts.length === 0) return null;
  return (
    <section className={styles.whole}>
      <h2>{t('recipe.nutrition')}</h2>
      <table>
        <tbody>
          {facts.map(({ key, value, unit }) => (
            <tr key={key}>
              <th scope="row">{t(nutritionLabel(key))}</th>
              <td>
                {value} {t(unit)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
