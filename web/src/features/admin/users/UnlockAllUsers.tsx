import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { problemText } from '../../../api/call-problem.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { ConfirmDialog } from '../../../shared/ui/dialogs/ConfirmDialog.js';
import { useUnlockUsersMutation } from '../admin.api.js';

/** Unlocks all users who typed a wrong password too often. */
export function UnlockAllUsers() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [open, setOpen] = useState(false);
  const [unlock, { isLoading }] = useUnlockUsersMutation();

  const handleConfirm = async () => {
    const { data, error } = await unlock();
    setOpen(false);
    const text = error ? problemText(t, error) : t('admin.users-unlocked', { count: data?.unlocked ?? 0 });
    dispatch(showToast({ level: error ? 'error' : 'success', text }));
  };
  return (
    <>
      <Button icon={<Icon name="unlock" />} onClick={() => setOpen(true)}>
        {t('admin.unlock-users')}
      </Button>
      <ConfirmDialog
        open={open}
        icon="unlock"
        title={t('admin.unlock-users')}
        question={t('admin.unlock-users-question')}
        confirmLabel={t('admin.unlock')}
        busy={isLoading}
        onConfirm={() => void handleConfirm()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
