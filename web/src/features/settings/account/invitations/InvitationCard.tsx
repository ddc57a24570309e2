import { Suspense, useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InviteToken } from '@larder/contracts/identity/sign-in/invitation';
import { useOutcomeToast } from '../../../../api/use-outcome-toast.js';
import { Icon } from '../../../../shared/icons/Icon.js';
import { ConfirmDialog } from '../../../../shared/ui/dialogs/ConfirmDialog.js';
import { ReadOnlyText } from '../../../../shared/ui/data/ReadOnlyText.js';
import { useDeleteInvitationMutation } from '../account-pages.api.js';
import { invitationLink } from './invitation-link.js';
import { MailInvitationForm } from './MailInvitationForm.js';
import styles from './InvitationCard.module.css';
import { lazyPart } from '../../../../shared/theme/lazy-part.js';

const QrCode = lazyPart(async () => ({ default: (await import('./QrCode.js')).QrCode }));

/** One invitation: its link, remaining uses, and a button to revoke it. */
export function InvitationCard({ invitation: { token, usesLeft } }: { invitation: InviteToken }) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const [remove, { isLoading }] = useDeleteInvitationMutation();
  const showOutcome = useOutcomeToast();
  const link = invitationLink(token);

  const handleRevoke = async () => {
    if (await showOutcome(remove(token), { key: 'profile.invitation-revoked' })) setConfirming(false);
  };
  return (
    <article className={styles.card} aria-label={t('profile.invite-link')}>
      <div className={styles.image}>
        <Suspense>
          <QrCode link={link} label={t('profile.invite-link-as-image')} />
        </Suspense>
      </div>
      <div className={styles.body}>
        <header className={styles.head}>
          <strong>{t('profile.uses-left', { count: usesLeft })}</strong>
          <Button type="text" icon={<Icon name="trash" size={18} />} onClick={() => setConfirming(true)}>
            {t('profile.revoke')}
          </Button>
        </header>
        <ReadOnlyText label={t('profile.invite-link')} copyLabel={t('profile.copy-link')} text={link} />
        <MailInvitationForm token={token} />
      </div>
      <ConfirmDialog
        open={isConfirming}
        title={t('profile.revoke-invitation')}
        question={t('profile.revoke-question')}
        confirmLabel={t('profile.revoke')}
        busy={isLoading}
        onConfirm={() => void handleRevoke()}
        onClose={() => setConfirming(false)}
      />
    </article>
  );
}
