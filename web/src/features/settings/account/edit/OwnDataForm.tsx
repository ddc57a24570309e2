import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { BlurForm } from '../../../../shared/forms/BlurForm.js';
import { FormActions } from '../../../../shared/forms/FormActions.js';
import { saveTouched } from '../../../../shared/forms/touched-values.js';
import { IdentityFields } from '../../../../entities/session/account-forms/IdentityFields.js';
import { managedBy } from '../../../../entities/session/managed-by.js';
import { PasswordForNewEmail } from '../../../../entities/session/account-forms/PasswordForNewEmail.js';
import { useSave } from '../../../../api/use-save.js';
import { useUpdateUserMutation, type AccountChanges } from '../../../../entities/session/account.api.js';

type OwnData = Pick<AccountChanges, 'username' | 'fullName' | 'email' | 'currentPassword'>;

/** Names and e-mail address. A new address requires the password. */
export function OwnDataForm({ user }: { user: UserOut }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<OwnData>();
  const [update, { isLoading }] = useUpdateUserMutation();
  const { save, problem } = useSave('profile.saved');
  return (
    <BlurForm<OwnData>
      form={form}
      aria-label={t('profile.personal')}
      initialValues={user}
      onFinish={() => void saveTouched(form, (values) => save(update({ ...values, id: user.id })))}
    >
      <IdentityFields account={user} managedBy={managedBy(user)} />
      <PasswordForNewEmail account={user} />
      <FormActions problem={problem} busy={isLoading} />
    </BlurForm>
  );
}
