import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { HouseholdPatch } from '@larder/contracts/identity/patches';
import type { HouseholdOut } from '@larder/contracts/identity/tenants/household';
import { FormActions } from '../../../shared/forms/FormActions.js';
import { fieldRules } from '../../../shared/forms/rules.js';
import { saveTouched } from '../../../shared/forms/touched-values.js';
import { useSave } from '../../../api/use-save.js';
import { HouseholdPreferenceFields } from '../../../entities/tenants/HouseholdPreferenceFields.js';
import { RecipeDefaultFields } from '../../../entities/tenants/RecipeDefaultFields.js';
import { useGetAdminHouseholdQuery, useUpdateAdminHouseholdMutation } from '../../../entities/tenants/tenants.api.js';
import { Page } from '../../../shared/ui/page/Page.js';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import { LoadProblem } from '../../../api/LoadProblem.js';
import styles from './tenants.module.css';

/** One household: its name and preferences. */
export function HouseholdDetailPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data: household, error, refetch } = useGetAdminHouseholdQuery(id);
  return (
    <Page
      title={household?.name ?? t('household.household')}
      text={household && t('admin.household-of-group', { group: household.group })}
      back={{ to: '/admin/manage/households', label: t('admin.households') }}
    >
      <LoadProblem error={error} notFound={t('admin.household-not-found')} onRetry={() => void refetch()} />
      {!household && !error && <SkeletonText lines={8} />}
      {household && <HouseholdDetailForm key={household.id} household={household} />}
    </Page>
  );
}

function HouseholdDetailForm({ household }: { household: HouseholdOut }) {
  const { t } = useTranslation();
  const rules = fieldRules(t);
  const [form] = Form.useForm<HouseholdPatch>();
  const [update, { isLoading }] = useUpdateAdminHouseholdMutation();
  const { save, problem } = useSave('settings.settings-updated');
  return (
    <Form<HouseholdPatch>
      form={form}
      layout="vertical"
      className={styles.form}
      initialValues={household}
      onFinish={() => void saveTouched(form, (values) => save(update({ ...values, id: household.id })))}
    >
      <Panel title={t('household.household')}>
        <Form.Item name="name" label={t('general.name')} rules={[rules.name]} required>
          <Input maxLength={255} />
        </Form.Item>
        <HouseholdPreferenceFields within={['preferences']} />
      </Panel>
      <Panel title={t('group.default-recipe-preferences')}>
        <RecipeDefaultFields within={['preferences']} />
      </Panel>
      <FormActions problem={problem} busy={isLoading} />
    </Form>
  );
}
