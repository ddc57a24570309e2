import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { GroupPatch } from '@larder/contracts/identity/patches';
import type { GroupOut } from '@larder/contracts/identity/tenants/group';
import { FormActions } from '../../../shared/forms/FormActions.js';
import { fieldRules } from '../../../shared/forms/rules.js';
import { SwitchField } from '../../../shared/forms/fields/SwitchField.js';
import { saveTouched } from '../../../shared/forms/touched-values.js';
import { useUniqueRule } from '../../../entities/session/account-forms/use-unique-rule.js';
import { useSave } from '../../../api/use-save.js';
import { useGetAdminGroupQuery, useUpdateAdminGroupMutation } from '../../../entities/tenants/tenants.api.js';
import { Page } from '../../../shared/ui/page/Page.js';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import { LoadProblem } from '../../../api/LoadProblem.js';
import styles from './tenants.module.css';

/** One group: its name and its privacy. */
export function GroupDetailPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data: group, error, refetch } = useGetAdminGroupQuery(id);
  return (
    <Page title={group?.name ?? t('group.group')} back={{ to: '/admin/manage/groups', label: t('admin.groups') }}>
      <LoadProblem error={error} notFound={t('admin.group-not-found')} onRetry={() => void refetch()} />
      {!group && !error && <SkeletonText lines={5} />}
      {group && <GroupDetailForm key={group.id} group={group} />}
    </Page>
  );
}

function GroupDetailForm({ group }: { group: GroupOut }) {
  const { t } = useTranslation();
  const rules = fieldRules(t);
  const unique = useUniqueRule('group', group.name);
  const [form] = Form.useForm<GroupPatch>();
  const [update, { isLoading }] = useUpdateAdminGroupMutation();
  const { save, problem } = useSave('settings.settings-updated');
  return (
    <Form<GroupPatch>
      form={form}
      layout="vertical"
      className={styles.form}
      initialValues={group}
      onFinish={() => void saveTouched(form, (values) => save(update({ ...values, id: group.id })))}
    >
      <Panel title={t('group.group')}>
        <Form.Item name="name" label={t('group.group-name')} rules={[rules.name, unique]} validateFirst required>
          <Input maxLength={255} />
        </Form.Item>
        <SwitchField
          name={['preferences', 'privateGroup']}
          label={t('group.private-group')}
          hint={t('group.private-group-description')}
        />
      </Panel>
      <FormActions problem={problem} busy={isLoading} />
    </Form>
  );
}
