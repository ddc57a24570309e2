import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { statusOf } from '../../../api/call-problem.js';
import { useDocumentTitle } from '../../../shared/hooks/use-document-title.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { RecipeSkeleton } from '../content/RecipeSkeleton.js';
import { RecipeView } from '../page/RecipeView.js';
import { ReaderAccessContext } from '../access/reader-access.js';
import { useGetSharedRecipeQuery } from '../share/share.api.js';
import { withSharedFiles } from './with-shared-files.js';

/** A shared recipe without an account: read, cook mode, print. */
export function SharedRecipePage() {
  const { t } = useTranslation();
  const { groupSlug = '', tokenId = '' } = useParams();
  const { data, error, refetch } = useGetSharedRecipeQuery(tokenId);
  const reading = useMemo(() => ({ member: null, share: tokenId }), [tokenId]);
  const recipe = useMemo(() => data && withSharedFiles(data, tokenId), [data, tokenId]);
  useDocumentTitle(recipe?.name);

  if (recipe) {
    return (
      <ReaderAccessContext value={reading}>
        <RecipeView recipe={recipe} groupSlug={groupSlug} />
      </ReaderAccessContext>
    );
  }
  if (!error) return <RecipeSkeleton />;
  const isMissing = [404, 422].includes(statusOf(error) ?? 0);
  return isMissing ? (
    <PageMessage kind="empty" title={t('recipe-share.link-not-found')} text={t('recipe-share.link-not-found-advice')} />
  ) : (
    <PageMessage kind="error" onRetry={() => void refetch()} />
  );
}
