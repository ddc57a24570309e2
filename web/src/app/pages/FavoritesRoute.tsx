import { Button } from '../../shared/ui/controls/Button.js';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FavoritesPage } from '../../features/favorites/FavoritesPage.js';
import { RecipeSection } from '../../features/recipes/lists/RecipeSection.js';
import { PageMessage } from '../../shared/ui/page/PageMessage.js';

/** A user's favorites: two features on one page. */
export function FavoritesRoute() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const none = (
    <PageMessage kind="empty" title={t('favorites.none')} text={t('favorites.none-advice')}>
      <Button type="primary" onClick={() => void navigate('/')}>
        {t('recipe.all-recipes')}
      </Button>
    </PageMessage>
  );
  return (
    <FavoritesPage
      recipesOf={(userId) => <RecipeSection queryFilter={`favoritedBy.id = "${userId}"`} empty={none} />}
    />
  );
}
