import { useId } from 'react';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { useSave } from '../../../../api/use-save.js';
import { FormError } from '../../../../shared/forms/FormError.js';
import { useUpdateUserMutation } from '../../../../entities/session/account.api.js';
import styles from './AdvancedSwitch.module.css';

/** Enables advanced features; saved at once. Administrators always have them. */
export function AdvancedSwitch({ user }: { user: UserOut }) {
  const { t } = useTranslation();
  const id = useId();
  const [update, { isLoading }] = useUpdateUserMutation();
  const { save, problem } = useSave('profile.saved');
  return (
    <>
      <div className={styles.row}>
        <p id={id}>{t('user.advanced-features-text')}</p>
        <Switch
          aria-label={t('user.advanced-features')}
          aria-describedby={id}
          checked={user.advanced}
          disabled={user.admin}
          loading={isLoading}
          onChange={(advanced) => void save(update({ id: user.id, advanced }))}
        />
      </div>
      <FormError text={problem} />
    </>
  );
}
