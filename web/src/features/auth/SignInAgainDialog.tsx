import { useTranslation } from 'react-i18next';
import { signInAgain } from '../../api/sign-in-again.js';
import { Dialog } from '../../shared/ui/dialogs/Dialog.js';
import { LoginForm } from './LoginForm.js';
import styles from './SignInAgainDialog.module.css';

/** Shown when the session has ended while the app is in use; after signing in, the pending requests are repeated. */
export function SignInAgainDialog() {
  const { t } = useTranslation();
  return (
    <Dialog open title={t('user.session-ended')} icon="lock" onClose={() => signInAgain.settle(false)}>
      <p className={styles.text}>{t('user.session-ended-explanation')}</p>
      <LoginForm onSignedIn={() => signInAgain.settle(true)} />
    </Dialog>
  );
}
