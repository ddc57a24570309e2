import type { PlanEntry } from '../../../entities/meal-plans/plan-entries.js';
import { recipeImage } from '../../../entities/recipes/recipe-image.js';
import { useBrokenImage } from '../../../shared/hooks/elements/use-broken-image.js';
import { Icon } from '../../../shared/icons/Icon.js';
import styles from './Days.module.css';

/** The image of a planned recipe, else a placeholder. Decorative: the name is next to it. */
export function EntryImage({ recipe }: Pick<PlanEntry, 'recipe'>) {
  const source = recipe && recipeImage(recipe, 'tiny-original');
  const [isBroken, markBroken] = useBrokenImage(source);
  return (
    <span className={styles.image}>
      {source && !isBroken ? (
        <img src={source} alt="" width={56} height={56} loading="lazy" decoding="async" onError={markBroken} />
      ) : (
        <Icon name={recipe ? 'bowl' : 'pen'} size={22} />
      )}
    </span>
  );
}
