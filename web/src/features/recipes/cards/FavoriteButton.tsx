import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../../shared/icons/Icon.js';
import { setFavorite } from '../../../shared/ratings/ratings.api.js';
import { classes } from '../../../shared/ui/classes.js';
import { useCardSurroundings } from './card-context.js';
import styles from './CardButton.module.css';

type Dispatch = ThunkDispatch<Parameters<ReturnType<typeof setFavorite.select>>[0], unknown, UnknownAction>;

/**
 * The heart of a card: pressed, the recipe is one of the reader's favourites. It sends without the hook, which would have
 * each of many cards listen to every change of the store.
 */
export function FavoriteButton({ recipe }: { recipe: RecipeSummary }) {
  const { t } = useTranslation();
  const { member, opinions } = useCardSurroundings();
  const dispatch = useDispatch<Dispatch>();
  if (!member || !opinions) return null;
  const isFavorite = opinions.get(recipe.id)?.isFavorite ?? false;
  const label = t(isFavorite ? 'recipe.remove-from-favorites' : 'recipe.add-to-favorites', { name: recipe.name });
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
