import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialogs/Dialog.js';
import { FormError } from '../FormError.js';
import fields from '../fields/fields.module.css';
import styles from './LeaveDialog.module.css';

export interface LeaveDialogProps {
  busy: boolean;
  /** What was entered is valid. */
  saveable: boolean;
  /** The error of the last attempt to save. */
  problem: string | null;
  onSave: () => void;
  onDiscard: () => void;
  onStay: () => void;
}

/** Asks whether to keep or discard unsaved changes. */
export function LeaveDialog({ busy, saveable, problem, onSave, onDiscard, onStay }: LeaveDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      title={t('general.unsaved-changes')}
      icon="warning"
      onClose={onStay}
      actions={
        <span className={styles.actions}>
          <Button danger disabled={busy} onClick={onDiscard}>
            {t('general.discard')}
          </Button>
          <Button type="primary" loading={busy} disabled={!saveable} onClick={onSave}>
            {t(busy ? 'general.saving' : 'general.save')}
          </Button>
        </span>
      }
    >
      <div className={fields.stack}>
        <p>{t('general.unsaved-changes-question')}</p>
        <FormError text={problem} />
      </div>
    </Dialog>
  );
}
