import { useState } from 'react';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { GroupPreferences } from '@larder/contracts/identity/tenants/group';
import { FormActions } from '../../../shared/forms/FormActions.js';
import { SwitchField } from '../../../shared/forms/SwitchField.js';
import { useSave } from '../../../api/use-save.js';
import { RecipeDefaultFields } from '../../../entities/tenants/RecipeDefaultFields.js';
import { ConfirmDialog } from '../../../shared/ui/dialogs/ConfirmDialog.js';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { useUpdateGroupPreferencesMutation } from './group.api.js';
import styles from './GroupForm.module.css';

/** The preferences of the group. Making it public needs a confirmation. */
export function GroupForm({ preferences }: { preferences: GroupPreferences }) {
  const { t } = useTranslation();
  const [update, { isLoading }] = useUpdateGroupPreferencesMutation();
  const { save, problem } = useSave('settings.settings-updated');
  const [unconfirmed, setUnconfirmed] = useState<GroupPreferences | null>(null);

  const store = async (changes: GroupPreferences) => {
    await save(update({ ...preferences, ...changes }));
    setUnconfirmed(null);
  };
  const handleFinish = (changes: GroupPreferences) => {
    if (preferences.privateGroup && !changes.privateGroup) setUnconfirmed(changes);
    else void store(changes);
  };
  return (
    <Form<GroupPreferences>
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
        open={unconfirmed !== null}
        icon="eye"
        title={t('group.make-public')}
        question={t('group.make-public-question')}
        confirmLabel={t('group.make-public')}
        busy={isLoading}
        onConfirm={() => unconfirmed && void store(unconfirmed)}
        onClose={() => setUnconfirmed(null)}
      />
    </Form>
  );
}
