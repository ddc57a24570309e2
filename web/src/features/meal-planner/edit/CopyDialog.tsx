import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  useCreatePlanEntriesMutation,
  useDeletePlanEntriesMutation,
} from '../../../entities/meal-plans/meal-plans.api.js';
import type { PlanEntry } from '../../../entities/meal-plans/plan-entries.js';
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
  const [create, { isLoading }] = useCreatePlanEntriesMutation();
  const [remove] = useDeletePlanEntriesMutation();
  const handleCopy = async () => {
    const { data } = await create(copiesOf(entries, from, day));
    if (!data) return;
    onClose();
    const ids = data.created.map(({ id }) => id);
    showUndo('meal-plan.copied', () => void remove(ids), { count: ids.length });
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
