import { useTranslation } from 'react-i18next';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { FormError } from '../../../../shared/forms/FormError.js';
import { Chip } from '../../../../shared/ui/data/Chip.js';
import { DataTable, type Column } from '../../../../shared/ui/data/DataTable.js';
import { AvatarWithName } from '../../../../shared/ui/avatar/AvatarWithName.js';
import { PermissionBox } from './PermissionBox.js';
import { PERMISSIONS } from './permissions.js';
import { usePermissionChanges } from './use-permission-changes.js';

/** The members with a checkbox per permission; users change neither their own nor those of administrators. */
export function MemberTable({ members, self }: { members: readonly UserOut[]; self: UserOut }) {
  const { t } = useTranslation();
  const { permissionsOf, change, problem } = usePermissionChanges();

  const columns: Column<UserOut>[] = [
    {
      key: 'who',
      title: t('user.full-name'),
      isRowHeader: true,
      render: (member) => <Member member={member} self={self} />,
    },
    ...PERMISSIONS.map(([flag, key]): Column<UserOut> => ({
      key: flag,
      title: t(`household.${key}`),
      render: (member) => (
        <PermissionBox
          label={t('household.permission-of', { permission: t(`household.${key}`), name: member.fullName })}
          explanation={t(`household.${key}-text`)}
          checked={permissionsOf(member)[flag]}
          disabled={member.admin || member.id === self.id}
          onChange={(allowed) => void change(member, flag, allowed)}
        />
      ),
    })),
  ];
  return (
    <>
      <DataTable
        label={t('profile.members')}
        columns={columns}
        rows={members}
        keyOf={({ id }) => id}
        empty={t('household.no-members')}
      />
      <FormError text={problem} />
    </>
  );
}

function Member({ member, self }: { member: UserOut; self: UserOut }) {
  const { t } = useTranslation();
  return (
    <AvatarWithName
      user={member}
      badge={
        <>
          {member.admin && <Chip kind="accent">{t('user.admin')}</Chip>}
          {member.id === self.id && <Chip>{t('user.you')}</Chip>}
        </>
      }
    />
  );
}
