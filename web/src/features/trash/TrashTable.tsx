import type { DeletedRecipe } from '@larder/contracts/recipe/trash';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { usePurgeRecipeMutation, useRestoreDeletedRecipeMutation } from '../../entities/trash/trash.api.js';
import { showToast } from '../../shared/toasts/toast.slice.js';
import { IconButton } from '../../shared/ui/actions/IconButton.js';
import { DataTable, type Column } from '../../shared/ui/data/DataTable.js';
import { RowDelete } from '../../shared/ui/data/RowDelete.js';
import { daysUntil } from './days-until.js';
import styles from './Trash.module.css';

/** Deleted recipes, the latest first. */
export function TrashTable({ recipes }: { recipes: readonly DeletedRecipe[] }) {
  const { t, i18n } = useTranslation();
  const columns: Column<DeletedRecipe>[] = [
    {
      key: 'name',
      title: t('trash.name'),
      isHead: true,
      render: ({ name }) => (
        <bdi dir="auto" className={styles.name}>
          {name}
        </bdi>
      ),
    },
    {
      key: 'deleted',
      title: t('trash.deleted'),
      render: ({ deletedAt }) =>
        new Date(deletedAt).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }),
    },
    {
      key: 'by',
      title: t('trash.by'),
      render: ({ deletedBy }) => <bdi>{deletedBy.name ?? t('recipe-history.someone')}</bdi>,
    },
    {
      key: 'left',
      title: t('trash.left'),
      render: ({ expiresAt }) => t('trash.days', { count: daysUntil(expiresAt, Date.now()) }),
    },
    { key: 'actions', title: t('trash.actions'), bare: true, render: (recipe) => <TrashActions recipe={recipe} /> },
  ];
  return (
    <DataTable
      label={t('trash.recipes')}
      columns={columns}
      rows={recipes}
      keyOf={({ id }) => id}
      empty={t('trash.none')}
    />
  );
}

function TrashActions({ recipe: { id, name } }: { recipe: DeletedRecipe }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [restore, { isLoading: isRestoring }] = useRestoreDeletedRecipeMutation();
  const [purge, { isLoading: isPurging }] = usePurgeRecipeMutation();
  const handleRestore = async () => {
    const { data } = await restore(id);
    if (data) dispatch(showToast({ level: 'success', key: 'trash.restored', values: { name: data.name ?? name } }));
  };
  return (
    <div className={styles.rowActions}>
      <IconButton
        icon="undo"
        label={t('trash.restore-named', { name })}
        loading={isRestoring}
        onClick={() => void handleRestore()}
      />
      <RowDelete name={name} question={t('trash.delete-question')} busy={isPurging} onDelete={() => purge(id)} />
    </div>
  );
}
