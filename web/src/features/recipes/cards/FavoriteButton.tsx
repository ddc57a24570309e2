import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../../shared/icons/Icon.js';
import { setFavorite } from '../../../entities/ratings/ratings.api.js';
import { classes } from '../../../shared/ui/classes.js';
import { useCardContext } from './card-context.js';
import styles from './CardButton.module.css';

type Dispatch = ThunkDispatch<Parameters<ReturnType<typeof setFavorite.select>>[0], unknown, UnknownAction>;

/**
 * The favorite button of a card. It dispatches without the mutation hook, which would subscribe each of many cards to
 * the store.
 */
export function FavoriteButton({ recipe }: { recipe: RecipeSummary }) {
  const { member, ownRatings, words } = useCardContext();
  const dispatch = useDispatch<Dispatch>();
  if (!member || !ownRatings) return null;
  const isFavorite = ownRatings.get(recipe.id)?.isFavorite ?? false;
  const label = (isFavorite ? words.removeFromFavorites : words.addToFavorites)(recipe.name);
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
