import { useState } from 'react';
import { Button, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { HouseholdCreate } from '@larder/contracts/identity/tenants/household';
import { FormError } from '../../../shared/forms/FormError.js';
import { noOptionsText } from '../../../shared/forms/fields/no-options-text.js';
import { fieldRules } from '../../../shared/forms/rules.js';
import { useSingleSubmit } from '../../../shared/forms/use-single-submit.js';
import { useSave } from '../../../api/use-save.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { useSession } from '../../../entities/session/use-session.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import { useCreateHouseholdMutation, useGetGroupsQuery } from '../admin.api.js';

/** The button, and the dialog that asks for group and name. */
export function CreateHousehold() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="primary" icon={<Icon name="plus" />} onClick={() => setOpen(true)}>
        {t('admin.create-household')}
      </Button>
      {open && <CreateHouseholdDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function CreateHouseholdDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const rules = fieldRules(t);
  const [form] = Form.useForm<HouseholdCreate>();
  const groups = useGetGroupsQuery();
  const [create, { isLoading }] = useCreateHouseholdMutation();
  const { save, problem } = useSave('admin.household-created');

  const handleFinish = useSingleSubmit(async (household: HouseholdCreate) => {
    const isSaved = await save(create(household));
    if (isSaved) onClose();
    return isSaved;
  });
  return (
    <Dialog
      open
      icon="home"
      title={t('admin.create-household')}
      onClose={onClose}
      actions={
        <Button type="primary" loading={isLoading} onClick={() => form.submit()}>
          {t('general.create')}
        </Button>
      }
    >
      <Form<HouseholdCreate>
        form={form}
        layout="vertical"
        initialValues={{ groupId: user?.groupId }}
        onFinish={(values) => void handleFinish(values)}
      >
        <Form.Item name="groupId" label={t('group.group')} rules={[rules.required]} required>
          <Select
            options={groups.data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []}
            notFoundContent={noOptionsText(t, groups)}
          />
        </Form.Item>
        <Form.Item name="name" label={t('general.name')} rules={[rules.name]} required>
          <Input autoFocus maxLength={255} onPressEnter={() => form.submit()} />
        </Form.Item>
        <FormError text={problem} />
      </Form>
    </Dialog>
  );
}
