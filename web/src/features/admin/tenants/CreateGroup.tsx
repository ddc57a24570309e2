import { useState } from 'react';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { GroupCreate } from '@larder/contracts/identity/tenants/group';
import { FormError } from '../../../shared/forms/FormError.js';
import { fieldRules } from '../../../shared/forms/rules.js';
import { useSingleSubmit } from '../../../shared/forms/use-single-submit.js';
import { useUniqueRule } from '../../../entities/session/account-forms/use-unique-rule.js';
import { useSave } from '../../../api/use-save.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import { useCreateGroupMutation } from '../admin.api.js';

/** The button, and the dialog that asks for a name. */
export function CreateGroup() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="primary" icon={<Icon name="plus" />} onClick={() => setOpen(true)}>
        {t('admin.create-group')}
      </Button>
      {open && <CreateGroupDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function CreateGroupDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const rules = fieldRules(t);
  const unique = useUniqueRule('group');
  const [form] = Form.useForm<GroupCreate>();
  const [create, { isLoading }] = useCreateGroupMutation();
  const { save, problem } = useSave('admin.group-created');

  const handleFinish = useSingleSubmit(async (group: GroupCreate) => {
    const isSaved = await save(create(group));
    if (isSaved) onClose();
    return isSaved;
  });
  return (
    <Dialog
      open
      icon="users"
      title={t('admin.create-group')}
      onClose={onClose}
      actions={
        <Button type="primary" loading={isLoading} onClick={() => form.submit()}>
          {t('general.create')}
        </Button>
      }
    >
      <Form<GroupCreate> form={form} layout="vertical" onFinish={(values) => void handleFinish(values)}>
        <Form.Item name="name" label={t('group.group-name')} rules={[rules.name, unique]} validateFirst required>
          <Input autoFocus maxLength={255} onPressEnter={() => form.submit()} />
        </Form.Item>
        <FormError text={problem} />
      </Form>
    </Dialog>
  );
}
