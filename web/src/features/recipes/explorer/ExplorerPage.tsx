import { useMemo } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { useTranslation } from 'react-i18next';
import { statusOf } from '../../../api/call-problem.js';
import { useDocumentTitle } from '../../../shared/hooks/use-document-title.js';
import { useSession } from '../../../entities/session/use-session.js';
import { useVisitedGroup } from '../../../entities/session/visited-group.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { RecipeGrid } from '../lists/grid/RecipeGrid.js';
import { RecipeGridSkeleton } from '../lists/grid/RecipeGridSkeleton.js';
import { useLiveStream } from '../../../entities/live/use-live-updates.js';
import { useRecipeListUpdates } from '../../../entities/recipes/use-recipe-updates.js';
import { useRecipeList } from '../lists/use-recipe-list.js';
import { ActiveFilters } from './filters/ActiveFilters.js';
import { ExplorerHead } from './ExplorerHead.js';
import { isFiltered, listParamsOf, withoutFilters } from './query/explorer-query.js';
import { FilterBar } from './filters/FilterBar.js';
import { NoRecipes } from './NoRecipes.js';
import { SearchBox } from './SearchBox.js';
import { useExplorerQuery } from './query/use-explorer-query.js';
import { useRememberedQuery } from './query/use-remembered-query.js';
import styles from './ExplorerPage.module.css';

/** The home page of a group: its recipes with search, filters and sorting. */
export function ExplorerPage() {
  const { t } = useTranslation();
  const { groupSlug = '' } = useParams();
  const { user } = useSession();
  const { pathname, search: address } = useLocation();
  const remembered = useRememberedQuery();
  const visited = useVisitedGroup();
  const { query, draftQuery, change, search } = useExplorerQuery();
  const list = useMemo(
    () => (visited === undefined || remembered ? undefined : { visited, params: listParamsOf(query) }),
    [visited, query, remembered],
  );
  const { visible, stale, error, refetch } = useRecipeList(list);
  useLiveStream(user !== null && visited === null);
  useRecipeListUpdates();
  useDocumentTitle(t('general.recipes'));

  if (remembered) return <Navigate to={pathname + remembered} replace />;
  const missing = error && statusOf(error) === 404;
  if (missing && !user) return <Navigate to="/login" replace state={{ from: pathname + address }} />;
  if (missing)
    return <PageMessage alone kind="empty" title={t('page.404-page-not-found')} text={t('page.group-not-found')} />;
  if (error && stale) return <PageMessage alone kind="error" onRetry={refetch} />;

  const empty = visible?.total === 0 && !stale;
  const bare = empty && !isFiltered(query);
  const recipes = visible ? (
    <RecipeGrid list={visible.list} total={visible.total} dimmed={stale} />
  ) : (
    <RecipeGridSkeleton />
  );
  return (
    <div className={styles.page}>
      <ExplorerHead query={draftQuery} list={list} total={visible?.total} onChange={change}>
        {!bare && <SearchBox query={draftQuery} onChange={change} onSearch={search} />}
      </ExplorerHead>
      {!bare && <FilterBar draftQuery={draftQuery} visited={visited} onChange={change} onSearch={search} />}
      <ActiveFilters query={draftQuery} visited={visited ?? null} onChange={change} />
      {empty ? (
        <NoRecipes
          groupSlug={groupSlug}
          filtered={isFiltered(query)}
          canCreate={visited === null}
          signedIn={user !== null}
          onReset={() => search(withoutFilters(query))}
        />
      ) : (
        recipes
      )}
    </div>
  );
}
