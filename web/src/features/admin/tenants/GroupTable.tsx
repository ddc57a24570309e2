import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { GroupOut } from '@larder/contracts/identity/tenants/group';
import { useOutcomeToast } from '../../../api/use-outcome-toast.js';
import { DataTable, type Column } from '../../../shared/ui/data/DataTable.js';
import { useDeleteGroupMutation } from '../admin.api.js';
import { RowDelete } from '../../../shared/ui/data/RowDelete.js';
import styles from './tenants.module.css';

/** The groups by name; only empty ones can be deleted. */
export function GroupTable({ groups }: { groups: readonly GroupOut[] }) {
  const { t, i18n } = useTranslation();
  const columns: Column<GroupOut>[] = [
    {
      key: 'name',
      title: t('general.name'),
      isRowHeader: true,
      render: ({ id, name }) => (
        <Link to={`/admin/manage/groups/${id}`} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      key: 'households',
      title: t('admin.households'),
      render: ({ households }) => (households?.length ?? 0).toLocaleString(i18n.language),
    },
    {
      key: 'users',
      title: t('admin.users'),
      render: ({ users }) => (users?.length ?? 0).toLocaleString(i18n.language),
    },
    { key: 'delete', title: t('general.delete'), isActions: true, render: (group) => <DeleteGroup group={group} /> },
  ];
  return (
    <DataTable
      label={t('admin.groups')}
      columns={columns}
      rows={groups}
      keyOf={({ id }) => id}
      empty={t('admin.nothing-found')}
    />
  );
}

function DeleteGroup({ group: { id, name, users, households } }: { group: GroupOut }) {
  const { t } = useTranslation();
  const [remove, { isLoading }] = useDeleteGroupMutation();
  const showOutcome = useOutcomeToast();
  const hasMembers = (users?.length ?? 0) + (households?.length ?? 0) > 0;
  return (
    <RowDelete
      name={name}
      question={t('admin.delete-group-question', { name })}
      blockedReason={hasMembers ? t('admin.group-delete-note') : undefined}
      busy={isLoading}
      onDelete={() => showOutcome(remove(id), { key: 'admin.group-deleted' })}
    />
  );
}
