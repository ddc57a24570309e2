import { useTranslation } from 'react-i18next';
import type { RecipeStep } from '@larder/contracts/recipe/recipe';
import { Markdown } from '../../../shared/ui/markdown/Markdown.js';
import { groupByTitle } from '../../../entities/recipes/group-by-title.js';
import styles from './PrintSheet.module.css';

/** All steps in full, numbered across sections. */
export function PrintSteps({ steps }: { steps: readonly RecipeStep[] }) {
  const { t } = useTranslation();
  return groupByTitle(steps).map(({ title, items }, section) => {
    const Heading = title ? 'h4' : 'h3';
    return (
      <div key={section}>
        {title && <h3 dir="auto">{title}</h3>}
        {items.map(({ item, index }) => (
          <div key={item.id} className={styles.whole}>
            <Heading className={styles.step} dir="auto">
              {item.summary?.trim() || t('recipe.step-index', { step: index + 1 })}
            </Heading>
            <Markdown>{item.text}</Markdown>
          </div>
        ))}
      </div>
    );
  });
}
