import { Navigate, useLocation, useParams } from 'react-router';
import { useTranslation } from 'react-i18next';
import { skipToken } from '@reduxjs/toolkit/query';
import { statusOf } from '../../../api/call-problem.js';
import { useDocumentTitle } from '../../../shared/hooks/use-document-title.js';
import { useSession } from '../../../shared/session/use-session.js';
import { PageMessage } from '../../../shared/ui/PageMessage.js';
import { useListRecipesInfiniteQuery } from '../recipes.api.js';
import { useVisitedGroup } from '../use-visited-group.js';
import { ActiveFilters } from './ActiveFilters.js';
import { ExplorerHead } from './ExplorerHead.js';
import { isFiltered, listParamsOf, withoutFilters } from './explorer-query.js';
import { NoRecipes } from './NoRecipes.js';
import { RecipeList } from './RecipeList.js';
import { SearchBox } from './SearchBox.js';
import { useExplorerQuery } from './use-explorer-query.js';
import styles from './ExplorerPage.module.css';

/** The home of a group: its recipes, to look through, to search and to order. */
export function ExplorerPage() {
  const { t } = useTranslation();
  const { groupSlug } = useParams();
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const visited = useVisitedGroup();
  const { query, change } = useExplorerQuery();
  const list = useListRecipesInfiniteQuery(
    visited === undefined ? skipToken : { visited, params: listParamsOf(query) },
  );
  const { data, currentData, error, refetch } = list;
  useDocumentTitle(t('general.recipes'));

  const missing = error && statusOf(error) === 404;
  if (missing && !user) return <Navigate to="/login" replace state={{ from: pathname + search }} />;
  if (missing)
    return <PageMessage kind="empty" title={t('page.404-page-not-found')} text={t('page.group-not-found')} />;
  if (error && !data) return <PageMessage kind="error" onRetry={() => void refetch()} />;

  // While another query is on its way the old list stays, dimmed: no jump, no flash of bones.
  const recipes = data?.pages.flatMap((page) => page.items);
  const total = data?.pages[0]?.total;
  const empty = currentData !== undefined && total === 0;
  return (
    <div className={styles.page}>
      <ExplorerHead query={query} total={total} visited={visited ?? null} onChange={change}>
        {(!empty || isFiltered(query)) && <SearchBox query={query} onChange={change} />}
      </ExplorerHead>
      <ActiveFilters query={query} recipes={recipes ?? []} onChange={change} />
      {empty ? (
        <NoRecipes
          groupSlug={groupSlug ?? ''}
          filtered={isFiltered(query)}
          canCreate={visited === null}
          onReset={() => change(withoutFilters(query))}
        />
      ) : (
        <RecipeList
          recipes={recipes}
          groupSlug={groupSlug ?? ''}
          dimmed={currentData === undefined && data !== undefined}
          more={list.hasNextPage}
          fetching={list.isFetching}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </div>
  );
}
