import { useRef, useState } from 'react';
import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Icon } from '../../../shared/icons/Icon.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { FilePicker, type FilePickerHandle } from '../../../shared/ui/actions/FilePicker.js';
import { ConfirmDialog } from '../../../shared/ui/dialogs/ConfirmDialog.js';
import styles from './Backups.module.css';
import { EncryptedUploadDialog } from './EncryptedUploadDialog.js';
import { useBackupUpload, type BackupOfDevice, type UploadOutcome } from './use-backup-upload.js';

const isEncrypted = ({ name }: File) => name.toLowerCase().endsWith('.age');

/** Uploads a backup from this device; after a failure, an encrypted one can be sent again with another passphrase. */
export function BackupUpload() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const picker = useRef<FilePickerHandle>(null);
  const { progress, upload, overwrite, cancel } = useBackupUpload();
  const [existing, setExisting] = useState<BackupOfDevice | null>(null);
  const [encrypted, setEncrypted] = useState<BackupOfDevice | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isSending = progress !== null;

  const show = (outcome: UploadOutcome, backup: BackupOfDevice) => {
    setExisting(outcome.kind === 'exists' ? backup : null);
    if (outcome.kind === 'done') setEncrypted(null);
    if (outcome.kind !== 'refused') return;
    if (isEncrypted(backup.file)) setProblem(outcome.problem);
    else dispatch(showToast({ level: 'error', text: outcome.problem }));
  };
  const send = async (backup: BackupOfDevice, call: typeof upload) => {
    setProblem(null);
    show(await call(backup), backup);
  };
  const pick = (file: File) => {
    const backup = { file, passphrase: '' };
    setProblem(null);
    if (isEncrypted(file)) setEncrypted(backup);
    else void send(backup, upload);
  };

  return (
    <>
      <Button icon={<Icon name="upload" size={18} />} disabled={isSending} onClick={() => picker.current?.open()}>
        {t('backup.upload')}
      </Button>
      <FilePicker ref={picker} accept=".zip,.age" label={t('backup.upload')} onFiles={([file]) => pick(file)} />
      {encrypted && (
        <EncryptedUploadDialog
          open={!isSending && !existing}
          backup={encrypted}
          problem={problem}
          onPassphrase={(passphrase) => setEncrypted({ ...encrypted, passphrase })}
          onUpload={() => void send(encrypted, upload)}
          onClose={() => setEncrypted(null)}
        />
      )}
      {progress !== null && <UploadProgress progress={progress} onCancel={cancel} />}
      <ConfirmDialog
        open={existing !== null}
        title={t('backup.overwrite-title')}
        question={t('backup.overwrite-question', { name: existing?.file.name })}
        confirmLabel={t('backup.overwrite')}
        icon="upload"
        busy={isSending}
        onConfirm={() => existing && void send(existing, overwrite)}
        onClose={() => setExisting(null)}
      />
    </>
  );
}

function UploadProgress({ progress, onCancel }: { progress: number; onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.progress}>
      <Progress percent={Math.round(progress * 100)} aria-label={t('backup.uploading')} />
      <span role="status">{t(progress < 1 ? 'backup.uploading' : 'backup.checking')}</span>
      <Button type="text" onClick={onCancel}>
        {t('general.cancel')}
      </Button>
    </div>
  );
}
