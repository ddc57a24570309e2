import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { Button } from '../../../shared/ui/controls/Button.js';
import { useDocumentTitle } from '../../../shared/hooks/use-document-title.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { RecipeModes } from './RecipeModes.js';
import { RecipeSkeleton } from '../content/RecipeSkeleton.js';
import { useOpenRecipe } from './use-open-recipe.js';

/** One recipe, to read, to cook and to edit. */
export function RecipePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { groupSlug = '', slug = '' } = useParams();
  const [search] = useSearchParams();
  const { visited, recipe, error, refetch, isMissing, isLookedUp, newSlug } = useOpenRecipe(slug);
  // Rendering takes longer than a frame: the first render is a transition, so that the page stays responsive.
  const renderedId = useDeferredValue(recipe?.id);
  useDocumentTitle(recipe?.name);

  // The editor stays open: it shows changes of other users itself, also a deletion.
  const isKept = !isMissing || search.get('edit') === 'true';
  if (recipe && recipe.id === renderedId && isKept)
    return <RecipeModes key={recipe.id} recipe={recipe} groupSlug={groupSlug} />;
  if (newSlug) return <Navigate to={`/g/${groupSlug}/r/${newSlug}?${search}`} replace />;
  if (!error || isLookedUp) return <RecipeSkeleton />;
  if (visited !== null) return <Navigate to={`/g/${groupSlug}`} replace />; // visitors have read access only
  if (!isMissing) return <PageMessage alone kind="error" onRetry={() => void refetch()} />;
  return (
    <PageMessage alone kind="empty" title={t('recipe.recipe-not-found')} text={t('recipe.recipe-not-found-advice')}>
      <Button type="primary" onClick={() => void navigate(`/g/${groupSlug}`)}>
        {t('recipe.all-recipes')}
      </Button>
    </PageMessage>
  );
}
