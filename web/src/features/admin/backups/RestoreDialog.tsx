import { useEffect, useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { problemText } from '../../../api/call-problem.js';
import { signInAgain } from '../../../api/sign-in-again.js';
import { useForgetSession } from '../../../entities/session/use-sign-out.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { Checkbox } from '../../../shared/ui/controls/Checkbox.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import { useRestoreBackupMutation } from './backups.api.js';
import styles from './Backups.module.css';
import { PassphraseField } from './PassphraseField.js';
import { RunProgress } from './RunProgress.js';

export interface RestoreDialogProps {
  name: string;
  /** It needs a passphrase. */
  encrypted: boolean;
  open: boolean;
  onClose: () => void;
}

/** Asks before everything is replaced, and shows how far it is; in the end everybody has to sign in again. */
export function RestoreDialog({ open, onClose, name, encrypted }: RestoreDialogProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const forgetSession = useForgetSession();
  const [acknowledged, setAcknowledged] = useState(false);
  const [passphrase, setPassphrase] = useState('');
  const [restore, { isLoading }] = useRestoreBackupMutation();
  useStay(isLoading);
  const close = () => {
    if (isLoading) return;
    setAcknowledged(false);
    setPassphrase('');
    onClose();
  };
  const run = async () => {
    // The session ends with the restore: nothing may ask to sign in again meanwhile.
    signInAgain.leave();
    const { error } = await restore({ name, passphrase });
    if (error) {
      signInAgain.arrive();
      dispatch(showToast({ level: 'error', text: `${t('settings.backup.restore-fail')}: ${problemText(t, error)}` }));
      setAcknowledged(false);
      setPassphrase('');
      return onClose();
    }
    await forgetSession();
    dispatch(showToast({ level: 'success', text: t('settings.backup.restore-success') }));
  };
  return (
    <Dialog
      open={open}
      title={t('backup.restore-title')}
      icon="undo"
      destructive
      onClose={close}
      actions={
        <Button type="primary" danger disabled={!acknowledged} loading={isLoading} onClick={() => void run()}>
          {t('backup.restore')}
        </Button>
      }
    >
      <div className={styles.question}>
        <p>
          <strong dir="ltr" className={styles.name}>
            {name}
          </strong>
        </p>
        <p>{t('backup.restore-text')}</p>
        <p>{t('backup.restore-sessions')}</p>
        {encrypted && <PassphraseField value={passphrase} disabled={isLoading} onChange={setPassphrase} />}
        <Checkbox
          checked={acknowledged}
          disabled={isLoading}
          onChange={({ target }) => setAcknowledged(target.checked)}
        >
          {t('settings.backup.irreversible-acknowledgment')}
        </Checkbox>
      </div>
      {isLoading && <RunProgress />}
    </Dialog>
  );
}

/** Asks before the page is left while something runs. */
function useStay(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);
}
