import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { useSession } from '../../../entities/session/use-session.js';
import { Chip } from '../../../shared/ui/data/Chip.js';
import { DataTable, type Column } from '../../../shared/ui/data/DataTable.js';
import { AvatarWithName } from '../../../shared/ui/avatar/AvatarWithName.js';
import { DeleteUser } from './DeleteUser.js';
import styles from './UserTable.module.css';

/** The users by name, each leading to its page. */
export function UserTable({ users }: { users: readonly UserOut[] }) {
  const { t } = useTranslation();
  const { user: self } = useSession();
  const columns: Column<UserOut>[] = [
    { key: 'who', title: t('user.full-name'), isRowHeader: true, render: (user) => <UserLink user={user} /> },
    { key: 'group', title: t('group.group'), render: ({ group }) => <bdi>{group}</bdi> },
    { key: 'household', title: t('household.household'), render: ({ household }) => <bdi>{household}</bdi> },
    { key: 'method', title: t('user.auth-method'), render: ({ authMethod }) => t(`user.method-${authMethod}`) },
    {
      key: 'delete',
      title: t('general.delete'),
      isActions: true,
      render: (user) => <DeleteUser user={user} isSelf={user.id === self?.id} />,
    },
  ];
  return (
    <DataTable
      label={t('admin.users')}
      columns={columns}
      rows={users}
      keyOf={({ id }) => id}
      empty={t('admin.no-users-found')}
    />
  );
}

function UserLink({ user }: { user: UserOut }) {
  const { t } = useTranslation();
  return (
    <Link to={`/admin/manage/users/${user.id}`} className={styles.link}>
      <AvatarWithName
        user={user}
        below={user.username ? `${user.username} · ${user.email}` : user.email}
        badge={user.admin && <Chip kind="accent">{t('user.admin')}</Chip>}
      />
    </Link>
  );
}
