import { useState } from 'react';
import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { problemText, type CallResult } from '../../../api/call-problem.js';
import { FormError } from '../../../shared/forms/FormError.js';
import { useBatches, type Batch } from '../../../api/use-batches.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import { NameList } from './NameList.js';

/** The number of ids that fit into a URL. */
const BATCH_SIZE = 100;

export interface DeleteManyDialogProps<Item> {
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** A note on the side effects of the deletion. */
  warning: string;
  /** Deletes some of them in one call: all or none. */
  remove: (batch: Batch<Item>) => PromiseLike<CallResult>;
  /** Called when the server has responded for all of them, with any outcome. */
  onSettled?: () => void;
  /** Called when all are deleted. */
  onDone: () => void;
  onClose: () => void;
}

/** Lists the records before they are deleted; those that could not be deleted stay, with the reason. */
export function DeleteManyDialog<Item>(props: DeleteManyDialogProps<Item>) {
  const { nameOf, warning, remove, onSettled, onDone, onClose } = props;
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [items, setItems] = useState(props.items);
  const [problem, setProblem] = useState<string | null>(null);
  const { run, progress } = useBatches<Item>(BATCH_SIZE);

  const handleConfirm = async () => {
    setProblem(null);
    const { failed, error } = await run(items, remove);
    onSettled?.();
    const deleted = t('data.deleted', { count: items.length - failed.length });
    if (error) {
      setItems(failed);
      setProblem(t('data.not-deleted', { deleted, count: failed.length, reason: problemText(t, error) }));
      return;
    }
    dispatch(showToast({ level: 'success', text: deleted }));
    onDone();
    onClose();
  };
  return (
    <Dialog
      open
      destructive
      icon="trash"
      width={650}
      title={t('data.delete-title', { count: items.length })}
      onClose={onClose}
      actions={
        <Button type="primary" danger autoFocus loading={progress !== null} onClick={() => void handleConfirm()}>
          {t(problem ? 'general.try-again' : 'general.delete')}
        </Button>
      }
    >
      <p>{warning}</p>
      <NameList names={items.map(nameOf)} />
      {progress && <Progress percent={Math.round((progress.done / progress.total) * 100)} />}
      <FormError text={problem} />
    </Dialog>
  );
}
