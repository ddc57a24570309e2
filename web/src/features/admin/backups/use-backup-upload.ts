import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { uploadProblem } from '../../../api/send-form.js';
import { useSendForm } from '../../../api/use-send-form.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { backupsChanged } from './backups.api.js';

const PATH = 'admin/backups/upload';
const OK = 200;
const CONFLICT = 409;

/** A backup of this device. */
export interface BackupOfDevice {
  file: File;
  /** Empty for a backup that is not encrypted, or whose passphrase the server has. */
  passphrase: string;
}

/** The outcome of an upload; `problem` says why the server refused it. */
export type UploadOutcome = { kind: 'done' | 'exists' | 'canceled' } | { kind: 'refused'; problem: string };

/** Uploads backups, which the server verifies. `progress` is the uploaded share, 0 to 1, and null while idle. */
export function useBackupUpload() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { send: sendForm, cancel, progress } = useSendForm();

  const send = async (backup: BackupOfDevice, path: string): Promise<UploadOutcome> => {
    const response = await sendForm(path, formOf(backup));
    if (response.canceled) return { kind: 'canceled' };
    if (response.status === CONFLICT && path === PATH) return { kind: 'exists' };
    if (response.status !== OK) return { kind: 'refused', problem: uploadProblem(t, response) };
    dispatch(showToast({ level: 'success', key: 'backup.uploaded' }));
    dispatch(backupsChanged());
    return { kind: 'done' };
  };
  return {
    progress,
    upload: (backup: BackupOfDevice) => send(backup, PATH),
    /** Replaces the backup of that name. */
    overwrite: (backup: BackupOfDevice) => send(backup, `${PATH}?overwrite=true`),
    cancel,
  };
}

function formOf({ file, passphrase }: BackupOfDevice): FormData {
  const form = new FormData();
  form.set('archive', file);
  if (passphrase) form.set('passphrase', passphrase);
  return form;
}
