import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import type { useSessionSet } from '../../../shared/hooks/use-session-set.js';
import { useWakeLock } from '../../../shared/hooks/use-wake-lock.js';
import { KitchenTimers } from '../../../entities/timers/KitchenTimers.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { classes } from '../../../shared/ui/classes.js';
import { IngredientList } from '../ingredients/IngredientList.js';
import { CookBar } from './CookBar.js';
import { CookSteps } from './CookSteps.js';
import { CurrentStep } from './CurrentStep.js';
import { firstOpenStep, placeOf, type OpenStep } from './first-open-step.js';
import { useCookKeys } from './use-cook-keys.js';
import styles from './CookMode.module.css';

/** The checked ingredients or steps of this tab. */
type CheckedIds = ReturnType<typeof useSessionSet>;

export interface CookModeProps {
  recipe: Recipe;
  scale: number;
  checkedIngredients: CheckedIds;
  checkedSteps: CheckedIds;
  onLeave: () => void;
}

/** Cook mode: one step at a time in large type. It resumes at the last step and keeps the screen awake. */
export function CookMode({ recipe, scale, checkedIngredients, checkedSteps, onLeave }: CookModeProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const frame = useRef<HTMLDialogElement>(null);
  const steps = recipe.recipeInstructions;
  const stepAt = (place: number): OpenStep => ({ id: steps[place]?.id, place });
  const [current, setCurrent] = useState(() => stepAt(firstOpenStep(steps, checkedSteps.has)));
  const index = placeOf(steps, current);
  const setIndex = (place: number) => setCurrent(stepAt(place));
  const [ingredientsOpen, setIngredientsOpen] = useState(false);
  const step = steps[index];
  useWakeLock(true);
  useEffect(() => {
    frame.current?.showModal();
    frame.current?.querySelector<HTMLElement>('[data-initial-focus]')?.focus(); // Enter moves to the next step
  }, []);

  const back = () => setIndex(Math.max(0, index - 1));
  const next = () => {
    if (step) checkedSteps.put([step.id], true);
    if (index + 1 < steps.length) return setIndex(index + 1);
    dispatch(showToast({ level: 'success', key: 'recipe.enjoy-your-meal' }));
    onLeave();
  };
  useCookKeys({ onBack: back, onNext: next });
  if (!step) return null;

  const view = { scale, disableAmount: recipe.settings.disableAmount };
  return (
    <dialog
      ref={frame}
      className={classes(styles.cook, 'no-print')}
      aria-label={t('recipe.cook-mode')}
      onClose={onLeave}
    >
      <CookBar
        recipe={recipe}
        scale={scale}
        ingredientsOpen={ingredientsOpen}
        onToggleIngredients={() => setIngredientsOpen(!ingredientsOpen)}
        onLeave={onLeave}
      />
      <div className={styles.timers}>
        <KitchenTimers inFlow />
      </div>
      <aside
        className={classes(styles.ingredients, ingredientsOpen && styles.ingredientsOpen)}
        aria-label={t('recipe.ingredients')}
      >
        <IngredientList ingredients={recipe.recipeIngredient} view={view} checked={checkedIngredients} />
      </aside>
      <div className={styles.live} aria-live="polite">
        <CurrentStep key={step.id} recipe={recipe} step={step} number={index + 1} view={view} />
      </div>
      <CookSteps
        steps={steps}
        index={index}
        isDone={checkedSteps.has}
        onSelect={setIndex}
        onBack={back}
        onNext={next}
      />
    </dialog>
  );
}
