import { useState } from 'react';
import { Button, Form, Progress, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { api } from '../../../api/api.js';
import { tagsAffectedBy, useCatalogue } from '../../../entities/catalogue/catalogue.api.js';
import { listText } from '../../../shared/text/list-text.js';
import { FormError } from '../../../shared/forms/FormError.js';
import { useBatches } from '../../../api/use-batches.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import { useMergeMutation, type MergeKind } from '../merge.api.js';

export interface MergeDialogProps {
  kind: MergeKind;
  /** The initial selection: the others are merged into the first. */
  selected: readonly { id: string }[];
  onDone: () => void;
  onClose: () => void;
}

/** Merges several records into one, also in the recipes that use them. */
export function MergeDialog({ kind, selected, onDone, onClose }: MergeDialogProps) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const { records = [] } = useCatalogue(kind);
  const [to, setTo] = useState<string | undefined>(selected[0]?.id);
  const [from, setFrom] = useState<string[]>(selected.slice(1).map(({ id }) => id));
  const [failed, setFailed] = useState<string[]>([]);
  const [merge] = useMergeMutation();
  const { run, progress } = useBatches<string>(1);

  const names = new Map(records.map(({ id, name }) => [id, name]));
  const options = records.map(({ id, name }) => ({ value: id, label: name }));
  const sources = from.filter((id) => id !== to);
  const namesOf = (ids: readonly string[]) =>
    listText(
      ids.map((id) => names.get(id) ?? ''),
      i18n.language,
    );

  const handleConfirm = async () => {
    if (!to) return;
    const { failed: failedIds } = await run(sources, ([id]) => merge({ kind, from: id, to }));
    dispatch(api.util.invalidateTags(tagsAffectedBy(kind)));
    setFailed(failedIds);
    setFrom(failedIds);
    if (failedIds.length > 0) return;
    dispatch(showToast({ level: 'success', text: t('data.merged', { name: names.get(to) }) }));
    onDone();
    onClose();
  };
  return (
    <Dialog
      open
      icon="merge"
      title={t(`data.${kind}.merge`)}
      onClose={onClose}
      actions={
        <Button
          type="primary"
          danger
          loading={progress !== null}
          disabled={!to || sources.length === 0}
          onClick={() => void handleConfirm()}
        >
          {t('data.merge')}
        </Button>
      }
    >
      <MergeFields options={options} sources={sources} to={to} onSources={setFrom} onTo={setTo} />
      {to && sources.length > 0 && <p>{t('data.merge-sentence', { from: namesOf(sources), to: names.get(to) })}</p>}
      {progress && <Progress percent={Math.round((progress.done / progress.total) * 100)} />}
      <FormError text={failed.length > 0 ? t('data.not-merged', { names: namesOf(failed) }) : null} />
    </Dialog>
  );
}

interface MergeFieldsProps {
  options: { value: string; label: string }[];
  sources: string[];
  to: string | undefined;
  onSources: (ids: string[]) => void;
  onTo: (id: string) => void;
}

function MergeFields({ options, sources, to, onSources, onTo }: MergeFieldsProps) {
  const { t } = useTranslation();
  return (
    <Form layout="vertical">
      <Form.Item label={t('data.merge-from')} htmlFor="merge-from">
        <Select
          id="merge-from"
          autoFocus
          mode="multiple"
          value={sources}
          onChange={onSources}
          showSearch={{ optionFilterProp: 'label' }}
          options={options.filter(({ value }) => value !== to)}
        />
      </Form.Item>
      <Form.Item label={t('data.merge-to')} htmlFor="merge-to">
        <Select id="merge-to" value={to} onChange={onTo} showSearch={{ optionFilterProp: 'label' }} options={options} />
      </Form.Item>
    </Form>
  );
}
