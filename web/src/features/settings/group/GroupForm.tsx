import { useState } from 'react';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { GroupPreferences } from '@larder/contracts/identity/tenants/group';
import { FormActions } from '../../../shared/forms/FormActions.js';
import { SwitchField } from '../../../shared/forms/fields/SwitchField.js';
import { saveTouched } from '../../../shared/forms/touched-values.js';
import { useSave } from '../../../api/use-save.js';
import { RecipeDefaultFields } from '../../../entities/tenants/RecipeDefaultFields.js';
import { ConfirmDialog } from '../../../shared/ui/dialogs/ConfirmDialog.js';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { useUpdateGroupPreferencesMutation } from './group.api.js';
import styles from './GroupForm.module.css';

/** The preferences of the group. Making it public needs a confirmation. */
export function GroupForm({ preferences }: { preferences: GroupPreferences }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<GroupPreferences>();
  const [update, { isLoading }] = useUpdateGroupPreferencesMutation();
  const { save, problem } = useSave('settings.settings-updated');
  const [isConfirming, setConfirming] = useState(false);

  const store = async () => {
    await saveTouched(form, (values) => save(update(values)));
    setConfirming(false);
  };
  const handleFinish = (values: GroupPreferences) => {
    if (preferences.privateGroup && !values.privateGroup) setConfirming(true);
    else void store();
  };
  return (
    <Form<GroupPreferences>
      form={form}
      layout="vertical"
      initialValues={preferences}
      className={styles.form}
      onFinish={handleFinish}
    >
      <Panel title={t('group.privacy')}>
        <SwitchField name="privateGroup" label={t('group.private-group')} hint={t('group.private-group-description')} />
      </Panel>
      <Panel title={t('group.defaults-of-new-households')}>
        <RecipeDefaultFields />
      </Panel>
      <FormActions problem={problem} busy={isLoading} />
      <ConfirmDialog
        open={isConfirming}
        icon="eye"
        title={t('group.make-public')}
        question={t('group.make-public-question')}
        confirmLabel={t('group.make-public')}
        busy={isLoading}
        onConfirm={() => void store()}
        onClose={() => setConfirming(false)}
      />
    </Form>
  );
}
