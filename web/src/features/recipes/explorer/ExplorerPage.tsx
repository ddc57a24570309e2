import { useMemo } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { useTranslation } from 'react-i18next';
import { statusOf } from '../../../api/call-problem.js';
import { useDocumentTitle } from '../../../shared/hooks/use-document-title.js';
import { useSession } from '../../../entities/session/use-session.js';
import { useVisitedGroup } from '../../../entities/session/visited-group.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { RecipeGrid } from '../lists/RecipeGrid.js';
import { RecipeGridSkeleton } from '../lists/RecipeGridSkeleton.js';
import { useRecipeList } from '../lists/use-recipe-list.js';
import { ActiveFilters } from './ActiveFilters.js';
import { ExplorerHead } from './ExplorerHead.js';
import { isFiltered, listParamsOf, withoutFilters } from './explorer-query.js';
import { FilterBar } from './FilterBar.js';
import { NoRecipes } from './NoRecipes.js';
import { SearchBox } from './SearchBox.js';
import { useExplorerQuery } from './use-explorer-query.js';
import { useRememberedQuery } from './use-remembered-query.js';
import styles from './ExplorerPage.module.css';

/** The home of a group: its recipes, to look through, to search and to order. */
export function ExplorerPage() {
  const { t } = useTranslation();
  const { groupSlug = '' } = useParams();
  const { user } = useSession();
  const { pathname, search: address } = useLocation();
  const remembered = useRememberedQuery();
  const visited = useVisitedGroup();
  const { query, wanted, change, search } = useExplorerQuery();
  const list = useMemo(
    () => (visited === undefined || remembered ? undefined : { visited, params: listParamsOf(query) }),
    [visited, query, remembered],
  );
  const { shown, stale, error, refetch } = useRecipeList(list);
  useDocumentTitle(t('general.recipes'));

  if (remembered) return <Navigate to={pathname + remembered} replace />;
  const missing = error && statusOf(error) === 404;
  if (missing && !user) return <Navigate to="/login" replace state={{ from: pathname + address }} />;
  if (missing)
    return <PageMessage alone kind="empty" title={t('page.404-page-not-found')} text={t('page.group-not-found')} />;
  if (error && stale) return <PageMessage alone kind="error" onRetry={refetch} />;

  const empty = shown?.total === 0 && !stale;
  const bare = empty && !isFiltered(query);
  return (
    <div className={styles.page}>
      <ExplorerHead query={wanted} list={list} total={shown?.total} onChange={change}>
        {!bare && <SearchBox query={wanted} onChange={change} onSearch={search} />}
      </ExplorerHead>
      {!bare && <FilterBar wanted={wanted} visited={visited} onChange={change} onSearch={search} />}
      <ActiveFilters query={wanted} visited={visited ?? null} onChange={change} />
      {empty ? (
        <NoRecipes
          groupSlug={groupSlug}
          filtered={isFiltered(query)}
          canCreate={visited === null}
          signedIn={user !== null}
          onReset={() => search(withoutFilters(query))}
        />
      ) : shown ? (
        <RecipeGrid list={shown.list} total={shown.total} dimmed={stale} />
      ) : (
        <RecipeGridSkeleton />
      )}
    </div>
  );
}
