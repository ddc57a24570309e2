import { useTranslation } from 'react-i18next';
import { Form } from 'antd';
import { SwitchField } from '../../../shared/forms/fields/SwitchField.js';

const PERMISSIONS = [
  ['canInvite', 'household.invite'],
  ['canManage', 'household.manage'],
  ['canManageHousehold', 'household.manage-household'],
  ['canOrganize', 'household.organize'],
  ['advanced', 'user.advanced-features'],
] as const;

/** The permissions of a user. Administrators have all of them, so the other switches are disabled. */
export function PermissionFields({ adminFixed = false }: { adminFixed?: boolean }) {
  const { t } = useTranslation();
  const admin = Form.useWatch<boolean | undefined>('admin');
  return (
    <div>
      <SwitchField name="admin" label={t('user.admin')} hint={t('user.admin-text')} disabled={adminFixed} />
      {PERMISSIONS.map(([name, key]) => (
        <SwitchField key={name} name={name} label={t(key)} hint={t(`${key}-text`)} disabled={admin ?? false} />
      ))}
    </div>
  );
}
