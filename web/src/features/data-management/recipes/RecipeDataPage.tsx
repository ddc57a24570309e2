import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../shared/hooks/use-document-title.js';
import { useSession } from '../../../entities/session/use-session.js';
import { ExportsPanel } from './ExportsPanel.js';
import { RecipeTable } from './RecipeTable.js';

/** The exported files, and the recipes of the household in a table with bulk actions. */
export function RecipeDataPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  useDocumentTitle(t('data.recipes.title'));
  if (!user) return null;
  return (
    <>
      <ExportsPanel />
      <RecipeTable householdId={user.householdId} groupSlug={user.groupSlug} />
    </>
  );
}
