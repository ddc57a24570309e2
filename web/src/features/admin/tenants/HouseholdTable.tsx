import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { HouseholdOut } from '@larder/contracts/identity/tenants/household';
import { useOutcomeToast } from '../../../api/use-outcome-toast.js';
import { DataTable, type Column } from '../../../shared/ui/data/DataTable.js';
import { useDeleteHouseholdMutation } from '../admin.api.js';
import { RowDelete } from '../../../shared/ui/data/RowDelete.js';
import styles from './tenants.module.css';

/** The households by name; those with members cannot be deleted. */
export function HouseholdTable({ households }: { households: readonly HouseholdOut[] }) {
  const { t, i18n } = useTranslation();
  const columns: Column<HouseholdOut>[] = [
    {
      key: 'name',
      title: t('general.name'),
      isRowHeader: true,
      render: ({ id, name }) => (
        <Link to={`/admin/manage/households/${id}`} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    { key: 'group', title: t('group.group'), render: ({ group }) => <bdi>{group}</bdi> },
    {
      key: 'users',
      title: t('admin.users'),
      render: ({ users }) => (users?.length ?? 0).toLocaleString(i18n.language),
    },
    {
      key: 'webhooks',
      title: t('admin.webhooks'),
      render: ({ webhooks }) => t(webhooks.length > 0 ? 'general.yes' : 'general.no'),
    },
    {
      key: 'delete',
      title: t('general.delete'),
      isActions: true,
      render: (household) => <DeleteHousehold household={household} />,
    },
  ];
  return (
    <DataTable
      label={t('admin.households')}
      columns={columns}
      rows={households}
      keyOf={({ id }) => id}
      empty={t('admin.nothing-found')}
    />
  );
}

function DeleteHousehold({ household: { id, name, users } }: { household: HouseholdOut }) {
  const { t } = useTranslation();
  const [remove, { isLoading }] = useDeleteHouseholdMutation();
  const showOutcome = useOutcomeToast();
  return (
    <RowDelete
      name={name}
      question={t('admin.delete-household-question', { name })}
      blockedReason={users?.length ? t('admin.household-delete-note') : undefined}
      busy={isLoading}
      onDelete={() => showOutcome(remove(id), { key: 'admin.household-deleted' })}
    />
  );
}
