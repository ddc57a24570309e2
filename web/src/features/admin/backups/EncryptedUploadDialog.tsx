import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormError } from '../../../shared/forms/FormError.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import styles from './Backups.module.css';
import { PassphraseField } from './PassphraseField.js';
import type { BackupOfDevice } from './use-backup-upload.js';

export interface EncryptedUploadDialogProps {
  open: boolean;
  backup: BackupOfDevice;
  /** Why the last attempt failed. */
  problem: string | null;
  onPassphrase: (passphrase: string) => void;
  onUpload: () => void;
  onClose: () => void;
}

/** Asks for the passphrase of a backup before the upload, since the server verifies the whole file. */
export function EncryptedUploadDialog(props: EncryptedUploadDialogProps) {
  const { open, backup, problem, onPassphrase, onUpload, onClose } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      title={t('backup.upload')}
      icon="upload"
      onClose={onClose}
      actions={
        <Button type="primary" onClick={onUpload}>
          {t('backup.upload')}
        </Button>
      }
    >
      <div className={styles.question}>
        <p>
          <strong dir="ltr" className={styles.name}>
            {backup.file.name}
          </strong>
        </p>
        <PassphraseField value={backup.passphrase} onChange={onPassphrase} />
      </div>
      <FormError text={problem} />
    </Dialog>
  );
}
