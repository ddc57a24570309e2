import { useState } from 'react';
import { Button, Form, Progress, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { api } from '../../../api/api.js';
import { problemText } from '../../../api/call-problem.js';
import { tagsAffectedBy, useCatalogue, useLabelFoodsMutation } from '../../../entities/catalogue/catalogue.api.js';
import type { Food } from '../../../entities/catalogue/catalogue.js';
import { FormError } from '../../../shared/forms/FormError.js';
import { useBatches } from '../../../api/use-batches.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import { Notice } from '../../../shared/ui/page/Notice.js';
import { NameList } from '../table/NameList.js';

/** The maximum number of foods per call. */
const BATCH_SIZE = 250;

export interface AssignLabelDialogProps {
  foods: readonly Food[];
  onDone: () => void;
  onClose: () => void;
}

/** Sets or removes the label of many foods. */
export function AssignLabelDialog({ foods, onDone, onClose }: AssignLabelDialogProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { records: labels = [] } = useCatalogue('labels');
  const [labelId, setLabelId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [label] = useLabelFoodsMutation();
  const { run, progress } = useBatches<Food>(BATCH_SIZE);

  const handleConfirm = async () => {
    setProblem(null);
    const { failed, error } = await run(foods, (batch) => label({ ids: batch.map(({ id }) => id), labelId }));
    dispatch(api.util.invalidateTags(tagsAffectedBy('foods')));
    if (error) {
      return setProblem(t('data.not-labeled', { count: failed.length, reason: problemText(t, error) }));
    }
    dispatch(showToast({ level: 'success', text: t('data.labeled', { count: foods.length }) }));
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
      <FormError text={problem} />
    </Dialog>
  );
}
