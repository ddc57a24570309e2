import { useTranslation } from 'react-i18next';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../../shared/icons/Icon.js';
import { useSetFavoriteMutation } from '../../../shared/ratings/ratings.api.js';
import { classes } from '../../../shared/ui/classes.js';
import { useCardSurroundings } from './card-context.js';
import styles from './CardButton.module.css';

/** The heart of a card: pressed, the recipe is one of the reader's favourites. */
export function FavoriteButton({ recipe }: { recipe: RecipeSummary }) {
  const { t } = useTranslation();
  const { member, opinions } = useCardSurroundings();
  const [setFavorite] = useSetFavoriteMutation();
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
      onClick={() => void setFavorite({ userId: member.id, recipeId: recipe.id, isFavorite: !isFavorite })}
    >
      <Icon name="heart" filled={isFavorite} />
    </button>
  );
}
