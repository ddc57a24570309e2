import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Organizer, OrganizerKind } from '@larder/contracts/recipe/catalogue/organizer';
import {
  useCreateCatalogueRecordMutation,
  useUpdateCatalogueRecordMutation,
} from '../../entities/catalogue/catalogue.api.js';
import { normalizeText } from '../../shared/text/normalize-text.js';
import { FormError } from '../../shared/forms/FormError.js';
import { fieldRules } from '../../shared/forms/rules.js';
import { SwitchField } from '../../shared/forms/fields/SwitchField.js';
import { touchedValues } from '../../shared/forms/touched-values.js';
import { useSingleSubmit } from '../../shared/forms/use-single-submit.js';
import { useSave } from '../../api/use-save.js';
import { Dialog } from '../../shared/ui/dialogs/Dialog.js';
import { KIND_ICONS } from './kind-icons.js';

export interface OrganizerDialogProps {
  kind: OrganizerKind;
  /** The record to edit; null creates a new one. */
  organizer: Organizer | null;
  /** Records whose names are taken. */
  existing: readonly Organizer[];
  onClose: () => void;
}

interface Draft {
  name: string;
  onHand?: boolean;
}

/** The name of a category, tag or tool; for tools also whether they are on hand. */
export function OrganizerDialog({ kind, organizer, existing, onClose }: OrganizerDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Draft>();
  const [create, creation] = useCreateCatalogueRecordMutation();
  const [update, change] = useUpdateCatalogueRecordMutation();
  const { save, problem } = useSave(organizer ? 'organizer.saved' : 'organizer.created');
  const blank = !(Form.useWatch('name', form) ?? organizer?.name ?? '').trim();
  const free = (_rule: unknown, name: string) =>
    existing.some((other) => other.id !== organizer?.id && normalizeText(other.name) === normalizeText(name))
      ? Promise.reject(new Error(t('organizer.name-taken')))
      : Promise.resolve();

  const handleFinish = useSingleSubmit(async (draft: Draft) => {
    const call = organizer ? update({ kind, id: organizer.id, changes: touchedValues(form) }) : create({ kind, draft });
    const isSaved = await save(call);
    if (isSaved) onClose();
    return isSaved;
  });
  return (
    <Dialog
      open
      icon={KIND_ICONS[kind]}
      title={organizer ? t('organizer.edit-named', { name: organizer.name }) : t(`organizer.${kind}.create`)}
      onClose={onClose}
      actions={
        <Button
          type="primary"
          disabled={blank}
          loading={creation.isLoading || change.isLoading}
          onClick={() => form.submit()}
        >
          {t(organizer ? 'general.save' : 'general.create')}
        </Button>
      }
    >
      <Form<Draft>
        form={form}
        layout="vertical"
        initialValues={organizer ?? { name: '', onHand: false }}
        onFinish={(draft) => void handleFinish(draft)}
      >
        <Form.Item
          name="name"
          label={t('general.name')}
          rules={[fieldRules(t).name, fieldRules(t).maxLength(255), { validator: free }]}
          validateFirst
          validateTrigger={['onBlur', 'onChange']}
        >
          <Input autoFocus autoComplete="off" />
        </Form.Item>
        {kind === 'tools' && <SwitchField name="onHand" label={t('data.on-hand')} hint={t('organizer.on-hand-hint')} />}
        <FormError text={problem} />
      </Form>
    </Dialog>
  );
}
