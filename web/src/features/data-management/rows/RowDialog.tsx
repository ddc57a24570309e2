import { useState } from 'react';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  useCreateCatalogueRecordMutation,
  useUpdateCatalogueRecordMutation,
} from '../../../entities/catalogue/catalogue.api.js';
import {
  nameOf,
  type CatalogueDrafts,
  type CatalogueKind,
  type CatalogueRecords,
} from '../../../entities/catalogue/catalogue.js';
import { changedValues } from '../../../shared/forms/changed-values.js';
import { FormError } from '../../../shared/forms/FormError.js';
import { useSingleSubmit } from '../../../shared/forms/use-single-submit.js';
import { useSave } from '../../../api/use-save.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import { Notice } from '../../../shared/ui/page/Notice.js';
import type { KindSpec } from '../kinds/kind-spec.js';
import { findDuplicate } from './find-duplicate.js';

export interface RowDialogProps<Kind extends CatalogueKind> {
  spec: KindSpec<Kind>;
  /** The record to edit; null creates a new one. */
  record: CatalogueRecords[Kind] | null;
  records: readonly CatalogueRecords[Kind][];
  onClose: () => void;
}

/** Creates or edits a record. Cancel discards the changes. */
export function RowDialog<Kind extends CatalogueKind>({ spec, record, records, onClose }: RowDialogProps<Kind>) {
  type Draft = CatalogueDrafts[Kind];
  const { t } = useTranslation();
  const [form] = Form.useForm<Draft>();
  const [create, creation] = useCreateCatalogueRecordMutation();
  const [update, change] = useUpdateCatalogueRecordMutation();
  const { save, problem } = useSave(record ? 'data.saved' : 'data.created');
  const { kind, Fields, normalize = (draft: Draft) => draft } = spec;
  const [opened] = useState<Draft>(() => (record ? spec.draftOf(record) : spec.blank));
  const values = (Form.useWatch([], form) ?? {}) as { name?: string };
  const duplicate = findDuplicate(values.name ?? '', records, record?.id);

  const handleFinish = useSingleSubmit(async (values: Draft) => {
    const draft = normalize({ ...opened, ...values });
    const call = record
      ? update({ kind, id: record.id, changes: changedValues(normalize(opened), draft) })
      : create({ kind, draft });
    const isSaved = await save(call);
    if (isSaved) onClose();
    return isSaved;
  });
  return (
    <Dialog
      open
      icon={spec.icon}
      title={record ? t('data.edit-named', { name: nameOf(record) }) : t(`data.${kind}.create`)}
      onClose={onClose}
      actions={
        <Button type="primary" loading={creation.isLoading || change.isLoading} onClick={() => form.submit()}>
          {t(record ? 'general.save' : 'general.create')}
        </Button>
      }
    >
      <Form<Draft>
        form={form}
        layout="vertical"
        initialValues={opened}
        onFinish={(values) => void handleFinish(values)}
      >
        <Fields />
        {duplicate && <Notice level="warning" title={t('data.already-exists', { name: duplicate })} />}
        <FormError text={problem} />
      </Form>
    </Dialog>
  );
}
