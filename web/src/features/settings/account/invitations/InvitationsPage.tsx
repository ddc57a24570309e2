import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../entities/session/use-session.js';
import { Page } from '../../../../shared/ui/page/Page.js';
import { PageMessage } from '../../../../shared/ui/page/PageMessage.js';
import { Panel } from '../../../../shared/ui/page/Panel.js';
import { SkeletonText } from '../../../../shared/ui/page/Skeleton.js';
import { useGetInvitationsQuery } from '../account-pages.api.js';
import { InvitationCard } from './InvitationCard.js';
import { NewInvitationForm } from './NewInvitationForm.js';

/** Invitations to the household: link, QR code or e-mail. */
export function InvitationsPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { data: invitations, isError, refetch } = useGetInvitationsQuery();
  if (!user) return null;
  return (
    <Page
      title={t('profile.invitations')}
      text={t('profile.invitations-explanation', { household: user.household, group: user.group })}
      back={{ to: '/user/profile', label: t('profile.user-profile') }}
    >
      <Panel title={t('profile.new-invitation')}>
        <NewInvitationForm />
      </Panel>
      {isError && <PageMessage kind="error" onRetry={() => void refetch()} />}
      {!invitations && !isError && <SkeletonText lines={4} />}
      {invitations?.map((invitation) => (
        <InvitationCard key={invitation.token} invitation={invitation} />
      ))}
    </Page>
  );
}
