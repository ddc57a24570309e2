import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { problemText } from '../../../api/call-problem.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { useUnlockUsersMutation } from '../admin.api.js';
import styles from './AccountPanel.module.css';

/** Unlocks one user who typed a wrong password too often, and shows whether the account was locked. */
export function UnlockAccount({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [unlock, { isLoading }] = useUnlockUsersMutation();

  const handleUnlock = async () => {
    const { data, error } = await unlock(userId);
    if (error) dispatch(showToast({ level: 'error', text: problemText(t, error) }));
    else if (data.unlocked) dispatch(showToast({ level: 'success', text: t('admin.account-unlocked') }));
    else dispatch(showToast({ level: 'info', text: t('admin.account-not-locked') }));
  };
  return (
    <div className={styles.panel}>
      <p>{t('admin.unlock-account-text')}</p>
      <div className={styles.buttons}>
        <Button icon={<Icon name="unlock" />} loading={isLoading} onClick={() => void handleUnlock()}>
          {t('admin.unlock')}
        </Button>
      </div>
    </div>
  );
}
