import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PlanEntry } from '../../../entities/meal-plans/plan-entries.js';
import { usePlanActions } from '../../../entities/meal-plans/use-plan-actions.js';
import { DayField } from '../../../shared/forms/fields/DayField.js';
import { useUndoToast } from '../../../shared/toasts/use-undo-toast.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import { copiesOf } from '../days/plan-days.js';

export interface CopyDialogProps {
  title: string;
  entries: readonly PlanEntry[];
  /** The day that is copied, or the first of several. */
  from: string;
  /** The proposed target day. */
  to: string;
  onClose: () => void;
}

/** Copies plan entries to other days; existing entries stay. */
export function CopyDialog({ title, entries, from, to, onClose }: CopyDialogProps) {
  const { t } = useTranslation();
  const showUndo = useUndoToast();
  const [day, setDay] = useState(to);
  const [isLoading, setLoading] = useState(false);
  const { createMany, removeMany } = usePlanActions();
  const handleCopy = async () => {
    setLoading(true);
    const ids = await createMany(copiesOf(entries, from, day));
    setLoading(false);
    if (!ids) return;
    onClose();
    showUndo('meal-plan.copied', () => void removeMany(ids), { count: ids.length });
  };
  return (
    <Dialog
      open
      icon="copy"
      title={title}
      onClose={onClose}
      actions={
        <Button type="primary" disabled={!day} loading={isLoading} onClick={() => void handleCopy()}>
          {t('meal-plan.copy')}
        </Button>
      }
    >
      <DayField label={t('meal-plan.copy-to')} value={day} onChange={setDay} />
    </Dialog>
  );
}
