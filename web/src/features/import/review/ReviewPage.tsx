import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetOwnRecipeQuery } from '../../../entities/recipes/own-recipes.api.js';
import { Page } from '../../../shared/ui/page/Page.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import { ReviewForm } from './ReviewForm.js';

/** The review of an import before it is saved. */
export function ReviewPage() {
  const { t } = useTranslation();
  const { groupSlug = '', slug = '' } = useParams();
  const { data: recipe, isError, refetch } = useGetOwnRecipeQuery(slug);
  return (
    <Page title={t('new-recipe.review-title')} text={t('new-recipe.review-text')}>
      {isError && <PageMessage kind="error" onRetry={() => void refetch()} />}
      {!recipe && !isError && <SkeletonText lines={10} />}
      {recipe && <ReviewForm key={recipe.id} recipe={recipe} groupSlug={groupSlug} />}
    </Page>
  );
}
