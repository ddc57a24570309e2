import { Button } from 'antd';
import type { IconName } from '../../icons/paths.js';
import { Dialog } from './Dialog.js';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The consequences of the action, e.g. what will be deleted. */
  question: string;
  confirmLabel: string;
  icon?: IconName;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation of an irreversible action. */
export function ConfirmDialog({
  question,
  confirmLabel,
  icon = 'trash',
  busy,
  onConfirm,
  ...frame
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...frame}
      icon={icon}
      destructive
      actions={
        <Button type="primary" danger autoFocus loading={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      }
    >
      <p>{question}</p>
    </Dialog>
  );
}
