import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Page } from '../../../shared/ui/page/Page.js';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import { useGetUserQuery } from '../admin.api.js';
import { LoadProblem } from '../../../api/LoadProblem.js';
import { ResetLink } from './ResetLink.js';
import { UnlockAccount } from './UnlockAccount.js';
import { UserForm } from './UserForm.js';

/** One account: names, group and household, permissions, a password reset link and its lock. */
export function UserPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data: user, error, refetch } = useGetUserQuery(id);
  return (
    <Page
      title={user?.fullName ?? user?.username ?? t('admin.account')}
      text={user?.email}
      back={{ to: '/admin/manage/users', label: t('admin.users') }}
    >
      <LoadProblem error={error} notFound={t('user.user-not-found')} onRetry={() => void refetch()} />
      {!user && !error && <SkeletonText lines={8} />}
      {user && <UserForm key={user.id} user={user} />}
      {user?.authMethod === 'Mealie' && (
        <>
          <Panel title={t('user.reset-password')}>
            <ResetLink email={user.email} />
          </Panel>
          <Panel title={t('admin.unlock-account')}>
            <UnlockAccount userId={user.id} />
          </Panel>
        </>
      )}
    </Page>
  );
}
