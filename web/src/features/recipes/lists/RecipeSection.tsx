import { useMemo, type ReactNode } from 'react';
import { usePreference } from '../../../shared/hooks/preference.js';
import { useVisitedGroup } from '../../../entities/session/visited-group.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { ListCount } from './controls/ListCount.js';
import { reverse } from './controls/orders.js';
import { RandomButton } from './controls/RandomButton.js';
import { RecipeGrid } from './grid/RecipeGrid.js';
import { RecipeGridSkeleton } from './grid/RecipeGridSkeleton.js';
import { SECTION_ORDERS, sectionSort, sortedBy, sortParams } from './section-order.js';
import { SortMenu } from './controls/SortMenu.js';
import { useLiveStream } from '../../../entities/live/use-live-updates.js';
import { useRecipeListUpdates } from '../../../entities/recipes/use-recipe-updates.js';
import { useRecipeList } from './use-recipe-list.js';
import { ViewToggle } from './controls/ViewToggle.js';
import styles from './RecipeSection.module.css';

export interface RecipeSectionProps {
  /** Slug or id of the cookbook. */
  cookbook?: string;
  /** An additional filter, in the filter language. */
  queryFilter?: string;
  /** Shown when there are no recipes. */
  empty: ReactNode;
}

/** A list of recipes with its own order and a random button; without search and filters. */
export function RecipeSection({ cookbook, queryFilter, empty }: RecipeSectionProps) {
  const visited = useVisitedGroup();
  const [sort, setSort] = usePreference(sectionSort);
  const list = useMemo(
    () => (visited === undefined ? undefined : { visited, params: { cookbook, ...sortParams(sort, queryFilter) } }),
    [visited, cookbook, queryFilter, sort],
  );
  const { visible, stale, error, refetch } = useRecipeList(list);
  useLiveStream(visited === null);
  useRecipeListUpdates();
  if (error && stale) return <PageMessage kind="error" onRetry={refetch} />;
  const none = visible?.total === 0 && !stale;
  return (
    <section className={styles.section}>
      {!none && (
        <div className={styles.tools}>
          <ListCount total={visible?.total} />
          <RandomButton list={list} disabled={!visible?.total} />
          <SortMenu
            orders={SECTION_ORDERS}
            order={sort.order}
            direction={sort.direction}
            onOrder={(order) => setSort(sortedBy(sort, order))}
            onFlip={() => setSort({ ...sort, direction: reverse(sort.direction) })}
          />
          <ViewToggle />
        </div>
      )}
      {!visible && <RecipeGridSkeleton />}
      {none && empty}
      {visible && visible.total > 0 && <RecipeGrid list={visible.list} total={visible.total} dimmed={stale} />}
    </section>
  );
}
