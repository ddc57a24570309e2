import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import type { EachProgress } from '../../../shared/hooks/use-each.js';
import { Dialog } from '../../../shared/ui/Dialog.js';
import { NameList } from './NameList.js';

export interface DeleteManyDialogProps {
  title: string;
  /** What else the deletion touches. */
  warning: string;
  names: readonly string[];
  progress?: EachProgress | null;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Names everything that will be gone before it is. */
export function DeleteManyDialog({ title, warning, names, progress, busy, ...rest }: DeleteManyDialogProps) {
  const { t } = useTranslation();
  const { onConfirm, onClose } = rest;
  return (
    <Dialog
      open
      destructive
      icon="trash"
      width={650}
      title={title}
      onClose={onClose}
      actions={
        <Button type="primary" danger autoFocus loading={busy} onClick={onConfirm}>
          {t('general.delete')}
        </Button>
      }
    >
      <p>{warning}</p>
      <NameList names={names} />
      {progress && <Progress percent={Math.round((progress.done / progress.total) * 100)} />}
    </Dialog>
  );
}
