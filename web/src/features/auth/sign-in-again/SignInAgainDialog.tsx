import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { signInAgain } from '../../../api/base-query/sign-in-again.js';
import { useShowUser } from '../../../entities/session/session.api.js';
import { useSession } from '../../../entities/session/use-session.js';
import { useLeaveSession } from '../../../entities/session/use-sign-out.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import { SignInAgainForm } from './SignInAgainForm.js';
import styles from './SignInAgainDialog.module.css';

/**
 * Shown when the session has ended while the app is in use. After the same user has signed in, the pending requests are
 * repeated; another user gets the home page, and the requests fail, as they were not made by this account.
 */
export function SignInAgainDialog() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [formerUser] = useState(user);
  const showUser = useShowUser();
  const leaveSession = useLeaveSession();
  const handleSignedIn = async (signedIn: UserOut) => {
    const isSame = signedIn.id === formerUser?.id;
    await (isSame ? showUser(signedIn) : leaveSession());
    signInAgain.settle(isSame);
  };
  return (
    <Dialog open title={t('user.session-ended')} icon="lock" onClose={() => signInAgain.settle(false)}>
      <p className={styles.text}>{t('user.session-ended-explanation')}</p>
      <SignInAgainForm formerUser={formerUser} onSignedIn={(signedIn) => void handleSignedIn(signedIn)} />
    </Dialog>
  );
}
