import { useDispatch } from 'react-redux';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import type { ApiDispatch } from '../../../api/api.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { setFavorite } from '../../../entities/ratings/ratings.api.js';
import { classes } from '../../../shared/ui/classes.js';
import { useCardContext } from './card-context.js';
import styles from './CardButton.module.css';

/**
 * The favorite button of a card. It dispatches without the mutation hook, which would subscribe each of many cards to
 * the store.
 */
export function FavoriteButton({ recipe }: { recipe: RecipeSummary }) {
  const { member, ownRatings, labels } = useCardContext();
  const dispatch = useDispatch<ApiDispatch>();
  if (!member || !ownRatings) return null;
  const isFavorite = ownRatings.get(recipe.id)?.isFavorite ?? false;
  const label = (isFavorite ? labels.removeFromFavorites : labels.addToFavorites)(recipe.name);
  return (
    <button
      type="button"
      className={classes(styles.button, isFavorite && styles.favorite)}
      aria-label={label}
      aria-pressed={isFavorite}
      title={label}
      onClick={() =>
        void dispatch(
          setFavorite.initiate({ userId: member.id, recipeId: recipe.id, isFavorite: !isFavorite }, { track: false }),
        )
      }
    >
      <Icon name="heart" filled={isFavorite} />
    </button>
  );
}
