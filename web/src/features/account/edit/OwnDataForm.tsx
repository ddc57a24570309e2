import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { UserOut } from '@larder/contracts/identity/user';
import { FormActions } from '../../../shared/forms/FormActions.js';
import { IdentityFields } from '../../../shared/forms/IdentityFields.js';
import { useSave } from '../../../shared/forms/use-save.js';
import { useUpdateUserMutation } from '../../../shared/session/account.api.js';

type OwnData = Pick<UserOut, 'username' | 'fullName' | 'email'>;

/** Name and address; what others see and what one signs in with. */
export function OwnDataForm({ user }: { user: UserOut }) {
  const { t } = useTranslation();
  const [update, { isLoading }] = useUpdateUserMutation();
  const { save, problem } = useSave('profile.saved');
  return (
    <Form<OwnData>
      layout="vertical"
      aria-label={t('profile.personal')}
      initialValues={user}
      validateTrigger="onBlur"
      onFinish={(changes) => void save(update({ ...user, ...changes }))}
    >
      <IdentityFields account={user} />
      <FormActions problem={problem} busy={isLoading} />
    </Form>
  );
}
