import { useState } from 'react';
import { Button, Form, Progress, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { api } from '../../../api/api.js';
import { staleWith, useCatalogue, useUpdateEntryMutation } from '../../../shared/catalogue/catalogue.api.js';
import type { Food } from '../../../shared/catalogue/catalogue.js';
import { useEach } from '../../../shared/hooks/use-each.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { Dialog } from '../../../shared/ui/Dialog.js';
import { Notice } from '../../../shared/ui/Notice.js';
import { FOODS } from '../kinds/foods.js';
import { NameList } from '../table/NameList.js';

export interface AssignLabelDialogProps {
  foods: readonly Food[];
  onDone: () => void;
  onClose: () => void;
}

/** Gives many foods the same label, or takes theirs away. */
export function AssignLabelDialog({ foods, onDone, onClose }: AssignLabelDialogProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { entries: labels = [] } = useCatalogue('labels');
  const [labelId, setLabelId] = useState<string | null>(null);
  const [update] = useUpdateEntryMutation();
  const { run, progress } = useEach<Food>();

  const handleConfirm = async () => {
    const failed = await run(foods, (food) =>
      update({ kind: 'foods', id: food.id, draft: { ...FOODS.draftOf(food), labelId }, oneOfMany: true }),
    );
    dispatch(api.util.invalidateTags(staleWith('foods')));
    const names = failed.map(({ name }) => name).join(', ');
    dispatch(
      showToast(
        failed.length > 0
          ? { level: 'error', text: t('data.not-saved', { names }) }
          : { level: 'success', key: 'data.saved' },
      ),
    );
    onDone();
    onClose();
  };
  return (
    <Dialog
      open
      icon="tag"
      title={t('data.assign-label')}
      onClose={onClose}
      actions={
        <Button type="primary" loading={progress !== null} onClick={() => void handleConfirm()}>
          {t('general.save')}
        </Button>
      }
    >
      <Form layout="vertical">
        <Form.Item label={t('data.label')} htmlFor="assigned-label">
          <Select
            id="assigned-label"
            allowClear
            value={labelId}
            placeholder={t('data.no-label')}
            onChange={(id) => setLabelId(id ?? null)}
            showSearch={{ optionFilterProp: 'label' }}
            options={labels.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Form.Item>
      </Form>
      <NameList names={foods.map(({ name }) => name)} />
      {foods.some((food) => food.labelId) && <Notice level="warning" title={t('data.assign-label-warning')} />}
      {progress && <Progress percent={Math.round((progress.done / progress.total) * 100)} />}
    </Dialog>
  );
}
