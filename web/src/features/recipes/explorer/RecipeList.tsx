import { useTranslation } from 'react-i18next';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { classes } from '../../../shared/ui/classes.js';
import { RecipeCard } from '../cards/RecipeCard.js';
import { RecipeCardSkeleton } from '../cards/RecipeCardSkeleton.js';
import { useEndReached } from './use-end-reached.js';
import styles from './ExplorerPage.module.css';

const BONES_AT_FIRST = 9;
const BONES_AT_END = 3;

export interface RecipeListProps {
  /** Undefined while the first page is on its way. */
  recipes: readonly RecipeSummary[] | undefined;
  groupSlug: string;
  dimmed: boolean;
  more: boolean;
  fetching: boolean;
  onMore: () => void;
}

/** Cards without end: the next page is fetched before the reader gets to it. */
export function RecipeList({ recipes, groupSlug, dimmed, more, fetching, onMore }: RecipeListProps) {
  const { t } = useTranslation();
  const end = useEndReached(onMore, more && !fetching);
  const bones = recipes ? (more ? BONES_AT_END : 0) : BONES_AT_FIRST;
  return (
    <>
      <ul
        className={classes(styles.list, dimmed && styles.dimmed)}
        aria-busy={dimmed || !recipes}
        aria-label={t('general.recipes')}
      >
        {recipes?.map((recipe, index) => (
          <li key={recipe.id} className={styles.cell}>
            <RecipeCard recipe={recipe} groupSlug={groupSlug} eager={index < 6} />
          </li>
        ))}
        {Array.from({ length: bones }, (_, index) => (
          <li key={`bone ${index}`} className={styles.cell} aria-hidden>
            <RecipeCardSkeleton />
          </li>
        ))}
      </ul>
      <div ref={end} className={styles.end} />
    </>
  );
}
