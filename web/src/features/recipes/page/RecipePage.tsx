import { useDeferredValue } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { Button } from '../../../shared/ui/controls/Button.js';
import { statusOf } from '../../../api/call-problem.js';
import { useDocumentTitle } from '../../../shared/hooks/use-document-title.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { useGetRecipeQuery } from '../recipes.api.js';
import { useVisitedGroup } from '../../../entities/session/visited-group.js';
import { RecipeModes } from './RecipeModes.js';
import { RecipeSkeleton } from '../content/RecipeSkeleton.js';

/** One recipe, to read and to cook. */
export function RecipePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { groupSlug = '', slug = '' } = useParams();
  const visited = useVisitedGroup();
  const {
    currentData: recipe,
    error,
    refetch,
  } = useGetRecipeQuery(visited === undefined ? skipToken : { visited, slug });
  // Rendering takes longer than a frame: the first render is a transition, so that the page stays responsive.
  const renderedId = useDeferredValue(recipe?.id);
  useDocumentTitle(recipe?.name);

  const deleted = error !== undefined && statusOf(error) === 404;
  if (recipe && recipe.id === renderedId && !deleted)
    return <RecipeModes key={recipe.id} recipe={recipe} groupSlug={groupSlug} />;
  if (!error) return <RecipeSkeleton />;
  if (visited !== null) return <Navigate to={`/g/${groupSlug}`} replace />; // visitors have read access only
  if (!deleted) return <PageMessage alone kind="error" onRetry={() => void refetch()} />;
  return (
    <PageMessage alone kind="empty" title={t('recipe.recipe-not-found')} text={t('recipe.recipe-not-found-advice')}>
      <Button type="primary" onClick={() => void navigate(`/g/${groupSlug}`)}>
        {t('recipe.all-recipes')}
      </Button>
    </PageMessage>
  );
}
