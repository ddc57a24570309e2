import { useTranslation } from 'react-i18next';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { useRateRecipeMutation, useSetFavoriteMutation } from '../../../../entities/ratings/ratings.api.js';
import { useOwnRatings } from '../../../../entities/ratings/use-own-ratings.js';
import { Icon } from '../../../../shared/icons/Icon.js';
import { classes } from '../../../../shared/ui/classes.js';
import { IconButton } from '../../../../shared/ui/actions/IconButton.js';
import { AverageRating } from '../../ratings/AverageRating.js';
import { useReaderAccess } from '../../access/reader-access.js';
import styles from './RatingBar.module.css';

const FIVE = [1, 2, 3, 4, 5];

/** The user's own rating and the average; visitors see only the average. */
export function RatingBar({ recipe }: { recipe: Recipe }) {
  const { member } = useReaderAccess();
  if (member) return <OwnRating recipe={recipe} member={member} />;
  return recipe.rating === null ? null : <AverageRating rating={recipe.rating} size={20} />;
}

function OwnRating({ recipe, member }: { recipe: Recipe; member: UserOut }) {
  const { t, i18n } = useTranslation();
  const own = useOwnRatings()?.get(recipe.id);
  const [rate] = useRateRecipeMutation();
  const [setFavorite] = useSetFavoriteMutation();
  const key = { userId: member.id, recipeId: recipe.id };
  const isFavorite = own?.isFavorite ?? false;
  return (
    <div className={styles.bar}>
      <IconButton
        icon="heart"
        iconFilled={isFavorite}
        className={classes(isFavorite && styles.favorite)}
        label={t(isFavorite ? 'recipe.remove-from-favorites' : 'recipe.add-to-favorites', { name: recipe.name })}
        aria-pressed={isFavorite}
        onClick={() => void setFavorite({ ...key, isFavorite: !isFavorite })}
      />
      <OwnStars rating={own?.rating ?? 0} onRate={(rating) => void rate({ ...key, rating })} />
      {recipe.rating !== null && (
        <span className={styles.average} title={t('recipe.average-rating')}>
          <Icon name="users" size={16} />
          {recipe.rating.toLocaleString(i18n.language, { maximumFractionDigits: 1 })}
          <span className="visually-hidden">{t('recipe.average-rating')}</span>
        </span>
      )}
    </div>
  );
}

/** The own rating; the same value again removes it. */
function OwnStars({ rating, onRate }: { rating: number; onRate: (rating: number) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.stars}>
      <legend className="visually-hidden">{t('recipe.your-rating')}</legend>
      {FIVE.map((stars) => (
        <label key={stars} className={classes(stars <= rating && styles.full)}>
          <input
            type="radio"
            name="own-rating"
            className="visually-hidden"
            checked={Math.ceil(rating) === stars}
            aria-label={t('recipe.stars', { count: stars })}
            onChange={() => onRate(stars)}
            onClick={() => stars === rating && onRate(0)}
          />
          <Icon name="star" size={24} filled={stars <= Math.ceil(rating)} />
        </label>
      ))}
    </fieldset>
  );
}
