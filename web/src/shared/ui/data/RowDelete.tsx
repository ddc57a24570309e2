import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.js';
import { IconButton } from '../actions/IconButton.js';

export interface RowDeleteProps {
  name: string;
  question: string;
  /** Why it cannot be deleted; absent when it can. */
  blockedReason?: string | undefined;
  busy: boolean;
  onDelete: () => Promise<unknown>;
}

/** The delete button of a row: asks for confirmation; disabled with a reason when deletion is not possible. */
export function RowDelete({ name, question, blockedReason, busy, onDelete }: RowDeleteProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const handleConfirm = async () => {
    await onDelete();
    setOpen(false);
  };
  return (
    <>
      <IconButton
        icon="trash"
        label={blockedReason ?? t('general.delete-named', { name })}
        disabled={blockedReason !== undefined}
        onClick={() => setOpen(true)}
      />
      <ConfirmDialog
        open={open}
        title={t('general.delete-named', { name })}
        question={question}
        confirmLabel={t('general.delete')}
        busy={busy}
        onConfirm={() => void handleConfirm()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
