import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import styles from './Backups.module.css';
import { PassphraseField } from './PassphraseField.js';

export interface EncryptedUploadDialogProps {
  /** The name of the file; null closes the dialog. */
  name: string | null;
  onUpload: (passphrase: string) => void;
  onClose: () => void;
}

/** Asks for the passphrase of a backup before the upload, since the server verifies the whole file. */
export function EncryptedUploadDialog({ name, onUpload, onClose }: EncryptedUploadDialogProps) {
  const { t } = useTranslation();
  const [passphrase, setPassphrase] = useState('');
  const end = (then: () => void) => {
    setPassphrase('');
    then();
  };
  return (
    <Dialog
      open={name !== null}
      title={t('backup.upload')}
      icon="upload"
      onClose={() => end(onClose)}
      actions={
        <Button type="primary" onClick={() => end(() => onUpload(passphrase))}>
          {t('backup.upload')}
        </Button>
      }
    >
      <div className={styles.question}>
        <p>
          <strong dir="ltr" className={styles.name}>
            {name}
          </strong>
        </p>
        <PassphraseField value={passphrase} onChange={setPassphrase} />
      </div>
    </Dialog>
  );
}
