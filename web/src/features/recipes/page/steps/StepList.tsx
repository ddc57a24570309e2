import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecipeStep } from '@larder/contracts/recipe/recipe';
import type { useSessionSet } from '../../../../shared/hooks/use-session-set.js';
import { groupByTitle } from '../../../../entities/recipes/group-by-title.js';
import { SectionBar } from './SectionBar.js';
import { StepCard } from './StepCard.js';
import styles from './StepList.module.css';

export interface StepListProps {
  recipeName: string;
  steps: readonly RecipeStep[];
  checkedSteps: ReturnType<typeof useSessionSet>;
}

/** The steps; done steps are collapsed. */
export function StepList({ recipeName, steps, checkedSteps }: StepListProps) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section className={styles.steps} aria-labelledby={heading}>
      <h2 id={heading}>{t('recipe.instructions')}</h2>
      {steps.length === 0 && <p className={styles.none}>{t('recipe.no-instructions')}</p>}
      {groupByTitle(steps).map(({ title, items }, section) => {
        const ids = items.map(({ item }) => item.id);
        const allDone = ids.every(checkedSteps.has);
        return (
          <div key={section} className={styles.section}>
            {title && <SectionBar title={title} done={allDone} onToggle={() => checkedSteps.put(ids, !allDone)} />}
            <ol className={styles.list}>
              {items.map(({ item, index }) => (
                <li key={item.id}>
                  <StepCard
                    step={item}
                    recipeName={recipeName}
                    number={index + 1}
                    done={checkedSteps.has(item.id)}
                    onToggle={() => checkedSteps.put([item.id], !checkedSteps.has(item.id))}
                  />
                </li>
              ))}
            </ol>
          </div>
        );
      })}
    </section>
  );
}
