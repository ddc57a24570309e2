import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { HouseholdPreferences } from '@larder/contracts/identity/tenants/household';
import { FormActions } from '../../../shared/forms/FormActions.js';
import { saveTouched } from '../../../shared/forms/touched-values.js';
import { useSave } from '../../../api/use-save.js';
import { HouseholdPreferenceFields } from '../../../entities/tenants/HouseholdPreferenceFields.js';
import { RecipeDefaultFields } from '../../../entities/tenants/RecipeDefaultFields.js';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { useUpdateHouseholdPreferencesMutation } from './household.api.js';
import styles from './HouseholdForm.module.css';

/** All preferences of the household in one form. */
export function HouseholdForm({ preferences }: { preferences: HouseholdPreferences }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<HouseholdPreferences>();
  const [update, { isLoading }] = useUpdateHouseholdPreferencesMutation();
  const { save, problem } = useSave('settings.settings-updated');
  return (
    <Form<HouseholdPreferences>
      form={form}
      layout="vertical"
      initialValues={preferences}
      className={styles.form}
      onFinish={() => void saveTouched(form, (values) => save(update(values)))}
    >
      <Panel title={t('household.privacy-and-permissions')}>
        <HouseholdPreferenceFields />
      </Panel>
      <Panel title={t('group.default-recipe-preferences')}>
        <p className={styles.text}>{t('group.default-recipe-preferences-description')}</p>
        <RecipeDefaultFields />
      </Panel>
      <FormActions problem={problem} busy={isLoading} />
    </Form>
  );
}
