import { useState } from 'react';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Cookbook } from '@larder/contracts/recipe/cookbook';
import { FormError } from '../../../shared/forms/FormError.js';
import { fieldRules } from '../../../shared/forms/rules.js';
import { SwitchField } from '../../../shared/forms/fields/SwitchField.js';
import { touchedValues } from '../../../shared/forms/touched-values.js';
import { useSingleSubmit } from '../../../shared/forms/use-single-submit.js';
import { useSave } from '../../../api/use-save.js';
import { StoredFilterField } from '../../../entities/query-filter/StoredFilterField.js';
import { useSession } from '../../../entities/session/use-session.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import { useCreateCookbookMutation, useUpdateCookbookMutation } from '../cookbooks.api.js';
import { newCookbook } from './new-cookbook.js';

const WIDTH = 1100;

export interface CookbookDialogProps {
  /** The cookbook to edit; null creates a new one. */
  cookbook: Cookbook | null;
  /** The other cookbooks of the household, for the position and name of a new one. */
  existing?: readonly Cookbook[];
  onClose: () => void;
  /** Called with the saved cookbook. */
  onSaved?: (cookbook: Cookbook) => void;
}

type Values = Pick<Cookbook, 'name' | 'description' | 'public'>;

/** The form of a cookbook: name, filter, visibility. It is created when the user saves. */
export function CookbookDialog({ cookbook, existing = [], onClose, onSaved }: CookbookDialogProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const rules = fieldRules(t);
  const [form] = Form.useForm<Values>();
  const [editedFilter, setEditedFilter] = useState<string>();
  const filter = editedFilter ?? cookbook?.queryFilterString;
  const [create, creation] = useCreateCookbookMutation();
  const [update, change] = useUpdateCookbookMutation();
  const { save, problem } = useSave(cookbook ? 'cookbook.saved' : 'cookbook.created');
  const { name, position } = newCookbook(existing, (number) =>
    t('cookbook.household-cookbook-name', { household: user?.household ?? '', number }),
  );

  const handleFinish = useSingleSubmit(async (values: Values) => {
    const call = cookbook
      ? update({ ...touchedValues(form), queryFilterString: editedFilter, id: cookbook.id })
      : create({ ...values, position, queryFilterString: filter ?? '' });
    if (!(await save(call))) return false;
    onClose();
    const { data } = await call;
    if (data) onSaved?.(data);
    return true;
  });
  return (
    <Dialog
      open
      icon="book"
      width={WIDTH}
      title={cookbook ? t('cookbook.edit-named', { name: cookbook.name }) : t('cookbook.create')}
      onClose={onClose}
      actions={
        <Button
          type="primary"
          disabled={!filter}
          loading={creation.isLoading || change.isLoading}
          onClick={() => form.submit()}
        >
          {t(creation.isLoading || change.isLoading ? 'general.saving' : 'general.save')}
        </Button>
      }
    >
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={cookbook ?? { name, description: '', public: false }}
        onFinish={(values) => void handleFinish(values)}
      >
        <Form.Item name="name" label={t('general.name')} rules={[rules.name, rules.maxLength(255)]} validateFirst>
          <Input autoFocus autoComplete="off" />
        </Form.Item>
        <Form.Item name="description" label={t('cookbook.description')}>
          <Input.TextArea rows={2} />
        </Form.Item>
        <StoredFilterField stored={cookbook} onFilter={setEditedFilter} />
        <SwitchField name="public" label={t('cookbook.public')} hint={t('cookbook.public-hint')} />
        <FormError text={problem} />
      </Form>
    </Dialog>
  );
}
