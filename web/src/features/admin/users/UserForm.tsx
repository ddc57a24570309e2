import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { UserPatch } from '@larder/contracts/identity/patches';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { BlurForm } from '../../../shared/forms/BlurForm.js';
import { FormActions } from '../../../shared/forms/FormActions.js';
import { IdentityFields } from '../../../entities/session/account-forms/IdentityFields.js';
import { managedBy } from '../../../entities/session/managed-by.js';
import { PasswordForNewEmail } from '../../../entities/session/account-forms/PasswordForNewEmail.js';
import { SwitchField } from '../../../shared/forms/fields/SwitchField.js';
import { saveTouched } from '../../../shared/forms/touched-values.js';
import { useSave } from '../../../api/use-save.js';
import { useSession } from '../../../entities/session/use-session.js';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { useUpdateAnyUserMutation } from '../admin.api.js';
import { PermissionFields } from './PermissionFields.js';
import { TenantFields } from './TenantFields.js';
import styles from './UserForm.module.css';

const METHODS = ['Mealie', 'LDAP', 'OIDC'] as const;

/** What the form can change. */
type AccountValues = Omit<UserPatch, 'group'>;

/** The fields of an account without its password. With LDAP and OpenID the provider decides who is an administrator. */
export function UserForm({ user }: { user: UserOut }) {
  const { t } = useTranslation();
  const { user: self } = useSession();
  const [form] = Form.useForm<AccountValues>();
  const isSelf = self?.id === user.id;
  const [update, { isLoading }] = useUpdateAnyUserMutation();
  const { save, problem } = useSave('user.user-updated');
  return (
    <BlurForm<AccountValues>
      form={form}
      className={styles.form}
      initialValues={user}
      onFinish={() => void saveTouched(form, (values) => save(update({ ...values, id: user.id })))}
    >
      <Panel title={t('admin.belongs-to')}>
        <TenantFields groupFixed />
      </Panel>
      <Panel title={t('admin.account')}>
        <IdentityFields account={user} managedBy={isSelf ? managedBy(user) : undefined} />
        {isSelf && <PasswordForNewEmail account={user} />}
        <SwitchField name="emailConfirmed" label={t('user.email-confirmed')} hint={t('user.email-confirmed-text')} />
        <Form.Item name="authMethod" label={t('user.auth-method')} extra={t('user.auth-method-text')}>
          <Select options={METHODS.map((value) => ({ value, label: t(`user.method-${value}`) }))} />
        </Form.Item>
      </Panel>
      <Panel title={t('admin.permissions')}>
        <PermissionFields adminFixed={user.authMethod !== 'Mealie'} />
      </Panel>
      <FormActions problem={problem} busy={isLoading} />
    </BlurForm>
  );
}
