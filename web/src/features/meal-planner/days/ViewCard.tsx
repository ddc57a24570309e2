import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { nameOfEntry, type PlanEntry } from '../../../entities/meal-plans/plan-entries.js';
import { useOwnRatings } from '../../../entities/ratings/use-own-ratings.js';
import { useGroupSlug } from '../../../entities/session/use-session.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { readableDuration } from '../../../shared/text/iso-duration.js';
import { EntryImage } from './EntryImage.js';
import { scaleOf } from './plan-days.js';
import styles from './Days.module.css';

/** A plan entry with a link to its recipe, scaled to the planned servings, or a note. */
export function ViewCard({ entry }: { entry: PlanEntry }) {
  const { t, i18n } = useTranslation();
  const groupSlug = useGroupSlug() ?? '';
  const { recipe, servings, text } = entry;
  const isFavorite = useOwnRatings()?.get(recipe?.id ?? '')?.isFavorite;
  const name = <bdi>{nameOfEntry(entry)}</bdi>;
  return (
    <article className={styles.card}>
      <EntryImage recipe={recipe} />
      <div className={styles.words}>
        <h4>{recipe ? <Link to={recipePath(groupSlug, recipe.slug, scaleOf(entry))}>{name}</Link> : name}</h4>
        {text && (
          <p dir="auto" className={styles.text}>
            {text}
          </p>
        )}
        {(servings !== null || recipe?.totalTime) && (
          <p className={styles.facts}>
            {servings !== null && <bdi>{t('meal-plan.servings', { count: servings })}</bdi>}
            {recipe?.totalTime && <bdi>{readableDuration(recipe.totalTime, i18n.language)}</bdi>}
          </p>
        )}
      </div>
      {isFavorite && (
        <span className={styles.heart} role="img" aria-label={t('meal-plan.favorite')}>
          <Icon name="heart" size={16} filled />
        </span>
      )}
    </article>
  );
}

function recipePath(groupSlug: string, slug: string, scale: number): string {
  const search = scale === 1 ? '' : `?scale=${Number(scale.toFixed(6))}`;
  return `/g/${groupSlug}/r/${slug}${search}`;
}
