import { useTranslation } from 'react-i18next';
import { FavoritesPage } from '../../features/favorites/FavoritesPage.js';
import { RecipeSection } from '../../features/recipes/lists/RecipeSection.js';
import { PageMessage } from '../../shared/ui/PageMessage.js';

/** Somebody's favourites: two features on one page. */
export function FavoritesRoute() {
  const { t } = useTranslation();
  return (
    <FavoritesPage
      recipesOf={(userId) => (
        <RecipeSection
          queryFilter={`favoritedBy.id = "${userId}"`}
          empty={<PageMessage kind="empty" title={t('favorites.none')} text={t('favorites.none-advice')} />}
        />
      )}
    />
  );
}
