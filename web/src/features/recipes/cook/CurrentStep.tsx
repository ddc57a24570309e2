import { useTranslation } from 'react-i18next';
import type { IngredientView } from '@larder/measures';
import type { Recipe, RecipeStep } from '@larder/contracts/recipe/recipe';
import { StepTimers } from '../../../entities/timers/StepTimers.js';
import { Markdown } from '../../../shared/ui/markdown/Markdown.js';
import { IngredientLine } from '../ingredients/IngredientLine.js';
import styles from './CookMode.module.css';

export interface CurrentStepProps {
  recipe: Recipe;
  step: RecipeStep;
  /** From 1. */
  number: number;
  view: IngredientView;
}

/** The current step with its ingredients. */
export function CurrentStep({ recipe, step, number, view }: CurrentStepProps) {
  const { t } = useTranslation();
  const linkedIds = new Set(step.ingredientReferences.map(({ referenceId }) => referenceId));
  const ingredients = recipe.recipeIngredient.filter(({ referenceId }) => linkedIds.has(referenceId));
  return (
    <section className={styles.stage} aria-label={t('recipe.instructions')}>
      <div className={styles.sheet}>
        {step.title && <p className={styles.sectionName}>{step.title}</p>}
        <h1>{step.summary?.trim() || t('recipe.step-of', { step: number, last: recipe.recipeInstructions.length })}</h1>
        <Markdown className={styles.text}>{step.text}</Markdown>
        <StepTimers
          text={step.text}
          name={step.summary?.trim() || t('recipe.step-index', { step: number })}
          recipeName={recipe.name}
        />
        {ingredients.length > 0 && (
          <ul className={styles.needed} aria-label={t('recipe.ingredients')}>
            {ingredients.map((ingredient) => (
              <li key={ingredient.referenceId}>
                <bdi>
                  <IngredientLine ingredient={ingredient} view={view} />
                </bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
