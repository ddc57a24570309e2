import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../shared/icons/Icon.js';
import { useSession } from '../../../../entities/session/use-session.js';
import { RouterLinkButton } from '../../../../shared/ui/controls/Button.js';
import { Page } from '../../../../shared/ui/page/Page.js';
import { PageMessage } from '../../../../shared/ui/page/PageMessage.js';
import { SkeletonText } from '../../../../shared/ui/page/Skeleton.js';
import { useListHouseholdMembersQuery } from '../../../../entities/tenants/household-members.api.js';
import { MemberTable } from './MemberTable.js';
import { PermissionLegend } from './PermissionLegend.js';

/** The members of the household and their permissions. */
export function MembersPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { data: members, isError, refetch } = useListHouseholdMembersQuery();
  if (!user) return null;
  return (
    <Page
      title={t('profile.members')}
      text={t('household.members-of', { name: user.household })}
      back={{ to: '/user/profile', label: t('profile.user-profile') }}
      width="medium"
      actions={
        user.canInvite && (
          <RouterLinkButton to="/user/profile/invitations" type="primary" icon={<Icon name="mail" />}>
            {t('profile.invite-people')}
          </RouterLinkButton>
        )
      }
    >
      {isError && <PageMessage kind="error" onRetry={() => void refetch()} />}
      {!members && !isError && <SkeletonText lines={6} />}
      {members && <MemberTable members={members.items} self={user} />}
      {members && <PermissionLegend />}
    </Page>
  );
}
