import { useTranslation } from 'react-i18next';
import { CookbookPage } from '../../features/cookbooks/CookbookPage.js';
import { RecipeSection } from '../../features/recipes/lists/RecipeSection.js';
import { PageMessage } from '../../shared/ui/page/PageMessage.js';

/** A cookbook with its recipes: two features on one page. */
export function CookbookRoute() {
  const { t } = useTranslation();
  return (
    <CookbookPage
      recipesOf={({ slug }) => (
        <RecipeSection
          cookbook={slug}
          empty={<PageMessage kind="empty" title={t('cookbook.no-recipes')} text={t('cookbook.no-recipes-advice')} />}
        />
      )}
    />
  );
}
