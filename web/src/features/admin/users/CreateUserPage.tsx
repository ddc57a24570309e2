import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { UserIn } from '@larder/contracts/identity/tenants/user';
import { BlurForm } from '../../../shared/forms/BlurForm.js';
import { FormActions } from '../../../shared/forms/FormActions.js';
import { IdentityFields } from '../../../entities/session/account-forms/IdentityFields.js';
import { NewPasswordFields } from '../../../entities/session/account-forms/NewPasswordFields.js';
import { useSave } from '../../../api/use-save.js';
import { useSession } from '../../../entities/session/use-session.js';
import { Page } from '../../../shared/ui/page/Page.js';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { useCreateUserMutation } from '../admin.api.js';
import { PermissionFields } from './PermissionFields.js';
import { TenantFields } from './TenantFields.js';
import styles from './UserForm.module.css';

type NewUser = Omit<UserIn, 'password'> & { newPassword: string; confirmation: string };

/** The form for a new account. */
export function CreateUserPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { user } = useSession();
  const [create, { isLoading }] = useCreateUserMutation();
  const { save, problem } = useSave('user.user-created');

  const handleFinish = async ({ newPassword, confirmation: _repeated, ...account }: NewUser) => {
    if (await save(create({ ...account, authMethod: 'Mealie', password: newPassword })))
      await navigate('/admin/manage/users');
  };
  if (!user) return null;
  return (
    <Page title={t('admin.create-user')} back={{ to: '/admin/manage/users', label: t('admin.users') }}>
      <BlurForm<NewUser>
        className={styles.form}
        initialValues={{ group: user.group, household: user.household }}
        onFinish={(values) => void handleFinish(values)}
      >
        <Panel title={t('admin.belongs-to')}>
          <TenantFields />
        </Panel>
        <Panel title={t('admin.account')}>
          <IdentityFields />
          <NewPasswordFields />
        </Panel>
        <Panel title={t('admin.permissions')}>
          <PermissionFields />
        </Panel>
        <FormActions problem={problem} busy={isLoading} label={t('general.create')} />
      </BlurForm>
    </Page>
  );
}
