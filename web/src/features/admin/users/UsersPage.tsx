import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/icons/Icon.js';
import { RouterLinkButton } from '../../../shared/ui/controls/Button.js';
import { Page } from '../../../shared/ui/page/Page.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import { useGetUsersQuery } from '../admin.api.js';
import { findRows } from '../../../shared/lists/find-rows.js';
import { SearchField } from '../../../shared/ui/data/SearchField.js';
import { UnlockAllUsers } from './UnlockAllUsers.js';
import { UserTable } from './UserTable.js';

/** All users of the site. */
export function UsersPage() {
  const { t } = useTranslation();
  const { data: users, isError, refetch } = useGetUsersQuery();
  const [query, setQuery] = useState('');
  const matches = findRows(users?.items ?? [], query, ({ fullName, username, email, group, household }) => [
    fullName,
    username,
    email,
    group,
    household,
  ]);
  return (
    <Page
      title={t('admin.users')}
      text={t('admin.users-text')}
      width="medium"
      actions={
        <>
          <UnlockAllUsers />
          <RouterLinkButton to="/admin/manage/users/create" type="primary" icon={<Icon name="plus" />}>
            {t('admin.create-user')}
          </RouterLinkButton>
        </>
      }
    >
      <SearchField label={t('admin.find-user')} onChange={setQuery} />
      {isError && <PageMessage kind="error" onRetry={() => void refetch()} />}
      {!users && !isError && <SkeletonText lines={8} />}
      {users && <UserTable users={matches} />}
    </Page>
  );
}
