import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Icon } from '../../../shared/icons/Icon.js';
import { SearchField } from '../../../shared/ui/data/SearchField.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { SkeletonRows } from '../../../shared/ui/page/Skeleton.js';
import { ColumnChoice } from '../table/ColumnChoice.js';
import { RowTable } from '../table/RowTable.js';
import { SelectionBar, Toolbar } from '../table/Toolbar.js';
import { useVisibleColumns } from '../table/use-visible-columns.js';
import { BulkActions } from './BulkActions.js';
import { useListHouseholdMembersQuery } from '../../../entities/tenants/household-members.api.js';
import { recipeColumns, SORTABLE } from './recipe-columns.js';
import { useRecipeRows } from './use-recipe-rows.js';

export interface RecipeTableProps {
  householdId: string;
  groupSlug: string;
}

/** The recipes of the household in pages, with bulk actions. */
export function RecipeTable({ householdId, groupSlug }: RecipeTableProps) {
  const { t, i18n } = useTranslation();
  const { data: members } = useListHouseholdMembersQuery();
  const columns = recipeColumns({ t, language: i18n.language, groupSlug, members: members?.items ?? [] });
  const { visibleColumns, keys, setKeys } = useVisibleColumns('recipes', columns);
  const { recipes, isEmpty, isError, refetch, setQuery, sort, setSort, setPage, selection, selected, selectAll } =
    useRecipeRows(householdId);

  if (isEmpty && !isError) return <NoRecipesYet groupSlug={groupSlug} />;
  return (
    <>
      <Toolbar>
        <SearchField label={t('data.recipes.find')} onChange={setQuery} />
        <ColumnChoice columns={columns} keys={keys} onChange={setKeys} />
      </Toolbar>
      {isError && <PageMessage kind="error" onRetry={refetch} />}
      {!recipes && !isError && <SkeletonRows rows={8} />}
      {recipes && !isError && (
        <>
          <SelectionBar
            count={selection.ids.size}
            total={recipes.total}
            onAll={() => void selectAll()}
            onClear={selection.clear}
          >
            <BulkActions recipes={selected} onDone={selection.clear} />
          </SelectionBar>
          <RowTable
            label={t('data.recipes.title')}
            columns={visibleColumns}
            rows={recipes.items}
            keyOf={({ slug }) => slug}
            nameOf={({ name }) => name}
            empty={t('data.recipes.empty')}
            sortable={SORTABLE}
            sort={sort}
            onSort={setSort}
            selection={selection}
            page={recipes.page}
            total={recipes.total}
            onPage={setPage}
          />
        </>
      )}
    </>
  );
}

function NoRecipesYet({ groupSlug }: { groupSlug: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <PageMessage kind="empty" title={t('recipe.no-recipes-yet')} text={t('recipe.no-recipes-advice')}>
      <Button
        type="primary"
        icon={<Icon name="link" size={18} />}
        onClick={() => void navigate(`/g/${groupSlug}/r/create/url`)}
      >
        {t('sidebar.import-by-url')}
      </Button>
    </PageMessage>
  );
}
