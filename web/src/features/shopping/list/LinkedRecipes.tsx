import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ShoppingListOut } from '@larder/contracts/shopping/shopping-list';
import { useOutcomeToast } from '../../../api/use-outcome-toast.js';
import { useGroupSlug } from '../../../entities/session/use-session.js';
import {
  useAddRecipeToListMutation,
  useRemoveRecipeFromListMutation,
} from '../../../entities/shopping/shopping-lists.api.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { plainAmountText } from '@larder/measures';
import styles from './List.module.css';

/** The recipes of the list with their scale, and buttons to add or remove one. */
export function LinkedRecipes({ list, disabled }: { list: ShoppingListOut; disabled: boolean }) {
  const { t } = useTranslation();
  const showOutcome = useOutcomeToast();
  const groupSlug = useGroupSlug() ?? '';
  const [add, adding] = useAddRecipeToListMutation();
  const [remove, removing] = useRemoveRecipeFromListMutation();
  const busy = adding.isLoading || removing.isLoading;
  const step = async (recipeId: string, more: boolean) => {
    if (busy) return; // disabled buttons would lose the focus
    await showOutcome(more ? add({ listId: list.id, recipeId, scale: 1 }) : remove({ listId: list.id, recipeId }));
  };
  return (
    <section className={styles.linked} aria-labelledby="linked-recipes">
      <h2 id="linked-recipes">{t('shopping-list.linked-recipes-count', { count: list.recipeReferences.length })}</h2>
      <ul>
        {list.recipeReferences.map(({ recipeId, recipeQuantity, recipe }) => {
          const name = recipe?.name ?? t('shopping-list.deleted-recipe');
          return (
            <li key={recipeId} className={styles.recipe}>
              <div className={styles.recipeName}>
                {recipe ? (
                  <Link to={`/g/${groupSlug}/r/${recipe.slug}`}>
                    <bdi>{name}</bdi>
                  </Link>
                ) : (
                  name
                )}
                {recipe?.description && (
                  <small dir="auto" className={styles.description}>
                    {recipe.description}
                  </small>
                )}
              </div>
              <IconButton
                icon="minus"
                label={t('shopping-list.decrease-quantity', { name })}
                disabled={disabled}
                loading={removing.isLoading && removing.originalArgs?.recipeId === recipeId}
                onClick={() => void step(recipeId, false)}
              />
              <span className={styles.times}>{plainAmountText(recipeQuantity)}</span>
              <IconButton
                icon="plus"
                label={t('shopping-list.increase-quantity', { name })}
                disabled={disabled || !recipe}
                loading={adding.isLoading && adding.originalArgs?.recipeId === recipeId}
                onClick={() => void step(recipeId, true)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
