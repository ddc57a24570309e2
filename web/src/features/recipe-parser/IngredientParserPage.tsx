import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetOwnRecipeQuery } from '../../entities/recipes/own-recipes.api.js';
import { Page } from '../../shared/ui/page/Page.js';
import { PageMessage } from '../../shared/ui/page/PageMessage.js';
import { SkeletonText } from '../../shared/ui/page/Skeleton.js';
import { ParserPanel } from './ParserPanel.js';

/** Parses the unparsed lines of a recipe into amounts, units and foods. */
export function IngredientParserPage() {
  const { t } = useTranslation();
  const { groupSlug = '', slug = '' } = useParams();
  const { data: recipe, isError, refetch } = useGetOwnRecipeQuery(slug);
  const back = `/g/${groupSlug}/r/${slug}`;
  return (
    <Page
      title={t('parser.title')}
      text={t('parser.text')}
      back={{ to: back, label: recipe?.name ?? t('general.back') }}
    >
      {isError && <PageMessage kind="error" onRetry={() => void refetch()} />}
      {!recipe && !isError && <SkeletonText lines={10} />}
      {recipe && recipe.recipeIngredient.length === 0 && (
        <PageMessage kind="empty" title={t('recipe.no-ingredients')} />
      )}
      {recipe && recipe.recipeIngredient.length > 0 && <ParserPanel recipe={recipe} back={back} />}
    </Page>
  );
}
