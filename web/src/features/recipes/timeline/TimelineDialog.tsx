import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import { RecipeEvent } from './RecipeEvent.js';
import { useListRecipeEventsQuery } from './recipe-timeline.api.js';
import styles from './timeline.module.css';

const WIDTH = 760;

/** The timeline of the recipe, newest first. */
export function TimelineDialog({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useListRecipeEventsQuery(recipe.id);
  return (
    <Dialog open title={t('recipe.timeline')} icon="timeline" width={WIDTH} onClose={onClose}>
      {isError && !data && <PageMessage kind="error" onRetry={() => void refetch()} />}
      {!isError && !data && <SkeletonText lines={5} />}
      {data?.items.length === 0 && <p>{t('recipe.timeline-is-empty')}</p>}
      <ol className={styles.events}>
        {data?.items.map((event) => (
          <RecipeEvent key={event.id} event={event} />
        ))}
      </ol>
    </Dialog>
  );
}
