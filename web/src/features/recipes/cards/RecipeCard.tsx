import { memo } from 'react';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../../shared/icons/Icon.js';
import { plainMarkdown } from '../../../shared/text/plain-markdown.js';
import { RecipeImage } from '../images/RecipeImage.js';
import { classes } from '../../../shared/ui/classes.js';
import { useCardContext } from './card-context.js';
import { CardLink } from './CardLink.js';
import { CardMenu } from './menu/CardMenu.js';
import { CardStars } from './CardStars.js';
import { FavoriteButton } from './FavoriteButton.js';
import { TagChips } from './TagChips.js';
import styles from './RecipeCard.module.css';

export interface RecipeCardProps {
  recipe: RecipeSummary;
  /** The image is above the text instead of next to it. */
  tall?: boolean;
  /** One of the first cards of the page: its image is loaded eagerly. */
  eager?: boolean;
}

/** A recipe card: tall in the grid view, flat in the list view or on narrow screens. */
export const RecipeCard = memo(function RecipeCard({ recipe, tall = false, eager = false }: RecipeCardProps) {
  const { groupSlug, labels } = useCardContext();
  return (
    <article className={classes(styles.card, tall && styles.tall)}>
      <RecipeImage recipe={recipe} eager={eager} className={styles.image} />
      <div className={styles.body}>
        <div className={styles.words}>
          <h2 className={styles.name}>
            <CardLink to={`/g/${groupSlug}/r/${recipe.slug}`} title={recipe.name}>
              {recipe.name}
            </CardLink>
          </h2>
          <p className={styles.description}>{plainMarkdown(recipe.description ?? '')}</p>
        </div>
        <TagChips tags={recipe.tags} groupSlug={groupSlug} />
        <div className={styles.foot}>
          {recipe.totalTime && (
            <span className={styles.time}>
              <Icon name="clock" size={16} />
              <bdi>{labels.time(recipe.totalTime)}</bdi>
            </span>
          )}
          <CardStars recipe={recipe} wide={tall} />
        </div>
      </div>
      <div className={styles.buttons}>
        <FavoriteButton recipe={recipe} />
        <CardMenu recipe={recipe} />
      </div>
    </article>
  );
});
