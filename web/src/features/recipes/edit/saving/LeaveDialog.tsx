import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormError } from '../../../../shared/forms/FormError.js';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog.js';
import fields from '../../../../shared/forms/fields.module.css';
import styles from './ConflictDialog.module.css';

export interface LeaveDialogProps {
  busy: boolean;
  /** The draft is valid. */
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
      title={t('recipe-edit.unsaved-changes')}
      icon="warning"
      onClose={onStay}
      actions={
        <span className={styles.actions}>
          <Button danger disabled={busy} onClick={onDiscard}>
            {t('recipe-edit.discard')}
          </Button>
          <Button type="primary" loading={busy} disabled={!saveable} onClick={onSave}>
            {t(busy ? 'general.saving' : 'general.save')}
          </Button>
        </span>
      }
    >
      <div className={fields.stack}>
        <p>{t('recipe-edit.unsaved-changes-question')}</p>
        <FormError text={problem} />
      </div>
    </Dialog>
  );
}
