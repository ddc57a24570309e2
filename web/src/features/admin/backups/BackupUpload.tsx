import { useRef, useState } from 'react';
import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { sendForm, uploadProblem } from '../../../api/send-form.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { FilePicker, type FilePickerHandle } from '../../../shared/ui/actions/FilePicker.js';
import { ConfirmDialog } from '../../../shared/ui/dialogs/ConfirmDialog.js';
import { backupsChanged } from './backups.api.js';
import styles from './Backups.module.css';
import { EncryptedUploadDialog } from './EncryptedUploadDialog.js';

const PATH = 'admin/backups/upload';
const CONFLICT = 409;

interface Upload {
  file: File;
  /** Empty for a backup that is not encrypted, or whose passphrase the server has. */
  passphrase: string;
}

const isEncrypted = ({ name }: File) => name.toLowerCase().endsWith('.age');

/** Uploads a backup from this device; the server verifies it before it is stored. */
export function BackupUpload() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const picker = useRef<FilePickerHandle>(null);
  const sending = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<number | null>(null);
  const [existing, setExisting] = useState<Upload | null>(null);
  const [encrypted, setEncrypted] = useState<File | null>(null);

  const send = async (upload: Upload, overwrite: boolean) => {
    const form = new FormData();
    form.set('archive', upload.file);
    if (upload.passphrase) form.set('passphrase', upload.passphrase);
    sending.current = new AbortController();
    setProgress(0);
    const path = overwrite ? `${PATH}?overwrite=true` : PATH;
    const response = await sendForm(path, form, { onProgress: setProgress, signal: sending.current.signal });
    setProgress(null);
    if (sending.current.signal.aborted) return;
    if (response.status === CONFLICT && !overwrite) return setExisting(upload);
    setExisting(null);
    const isDone = response.status === 200;
    const text = isDone ? t('backup.uploaded') : uploadProblem(t, response);
    dispatch(showToast({ level: isDone ? 'success' : 'error', text }));
    if (isDone) dispatch(backupsChanged());
  };

  const pick = (file: File) => {
    if (isEncrypted(file)) setEncrypted(file);
    else void send({ file, passphrase: '' }, false);
  };

  return (
    <>
      <Button
        icon={<Icon name="upload" size={18} />}
        disabled={progress !== null}
        onClick={() => picker.current?.open()}
      >
        {t('backup.upload')}
      </Button>
      <FilePicker ref={picker} accept=".zip,.age" label={t('backup.upload')} onFiles={([file]) => pick(file)} />
      <EncryptedUploadDialog
        name={encrypted?.name ?? null}
        onUpload={(passphrase) => {
          setEncrypted(null);
          if (encrypted) void send({ file: encrypted, passphrase }, false);
        }}
        onClose={() => setEncrypted(null)}
      />
      {progress !== null && (
        <div className={styles.progress}>
          <Progress percent={Math.round(progress * 100)} aria-label={t('backup.uploading')} />
          <span role="status">{t(progress < 1 ? 'backup.uploading' : 'backup.checking')}</span>
          <Button type="text" onClick={() => sending.current?.abort()}>
            {t('general.cancel')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={existing !== null}
        title={t('backup.overwrite-title')}
        question={t('backup.overwrite-question', { name: existing?.file.name })}
        confirmLabel={t('backup.overwrite')}
        icon="upload"
        busy={progress !== null}
        onConfirm={() => existing && void send(existing, true)}
        onClose={() => setExisting(null)}
      />
    </>
  );
}
