import { memo } from 'react';
import { Link } from 'react-router';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../../shared/icons/Icon.js';
import { plainMarkdown } from '../../../shared/format/plain-markdown.js';
import { RecipeImage } from '../art/RecipeImage.js';
import { Stars } from '../art/Stars.js';
import { CardMenu } from './CardMenu.js';
import { TagChips } from './TagChips.js';
import styles from './RecipeCard.module.css';

export interface RecipeCardProps {
  recipe: RecipeSummary;
  groupSlug: string;
  /** Among the first on the page: its picture is not waited with. */
  eager?: boolean;
}

/** A recipe at a glance: a tall card on wide screens, a flat one below 960 px. */
export const RecipeCard = memo(function RecipeCard({ recipe, groupSlug, eager = false }: RecipeCardProps) {
  const description = plainMarkdown(recipe.description ?? '');
  return (
    <article className={styles.card}>
      <RecipeImage recipe={recipe} eager={eager} className={styles.image} />
      <div className={styles.body}>
        <h2 className={styles.name}>
          <Link to={`/g/${groupSlug}/r/${recipe.slug}`} title={recipe.name} dir="auto">
            {recipe.name}
          </Link>
        </h2>
        <p className={styles.description} dir="auto">
          {description}
        </p>
        <TagChips tags={recipe.tags} groupSlug={groupSlug} />
        <div className={styles.foot}>
          {recipe.totalTime && (
            <span className={styles.time}>
              <Icon name="clock" size={16} />
              <bdi>{recipe.totalTime}</bdi>
            </span>
          )}
          {recipe.rating !== null && <Stars rating={recipe.rating} />}
        </div>
      </div>
      <div className={styles.menu}>
        <CardMenu recipe={recipe} groupSlug={groupSlug} />
      </div>
    </article>
  );
});
