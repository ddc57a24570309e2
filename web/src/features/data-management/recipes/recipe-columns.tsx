import type { TFunction } from 'i18next';
import { Link } from 'react-router';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { createdText, idColumn } from '../kinds/common-columns.js';
import type { RowColumn } from '../table/row-column.js';
import styles from '../table/RowTable.module.css';

export interface RecipeColumnArgs {
  t: TFunction;
  language: string;
  groupSlug: string;
  members: readonly UserOut[];
}

/** The columns of the recipes; the server sorts them, so the keys are its attributes. */
export function recipeColumns({ t, language, groupSlug, members }: RecipeColumnArgs): RowColumn<RecipeSummary>[] {
  const list = (items: readonly { name: string }[]) => items.map(({ name }) => name).join(', ');
  return [
    {
      key: 'name',
      title: t('general.name'),
      text: ({ name }) => name,
      render: ({ name, slug }) => (
        <Link to={`/g/${groupSlug}/r/${slug}`} className={styles.link}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    { key: 'tags', title: t('data.tags.title'), text: ({ tags }) => list(tags) },
    { key: 'recipeCategory', title: t('data.categories.title'), text: ({ recipeCategory }) => list(recipeCategory) },
    { key: 'tools', title: t('data.tools.title'), text: ({ tools }) => list(tools) },
    {
      key: 'userId',
      title: t('data.owner'),
      text: ({ userId }) => {
        const owner = members.find(({ id }) => id === userId);
        return owner?.fullName ?? owner?.username ?? '';
      },
      hidden: true,
    },
    { key: 'recipeYield', title: t('recipe.yield'), text: ({ recipeYield }) => recipeYield ?? '', hidden: true },
    {
      key: 'createdAt',
      title: t('data.column-created'),
      text: ({ createdAt }) => createdText(createdAt ?? '', language),
      render: ({ createdAt }) => <span className={styles.day}>{createdText(createdAt ?? '', language)}</span>,
    },
    idColumn(t),
  ];
}

/** Columns that the server can sort by. */
export const SORTABLE: ReadonlySet<string> = new Set(['name', 'recipeYield', 'createdAt', 'id']);
