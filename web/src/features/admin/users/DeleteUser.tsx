import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { problemText, type Failure } from '../../../api/call-problem.js';
import { useSignOut } from '../../../entities/session/use-sign-out.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { useDeleteUserMutation } from '../admin.api.js';
import { RowDelete } from '../../../shared/ui/data/RowDelete.js';

/** Deletes an account; a user who deletes their own is signed out. */
export function DeleteUser({ user, isSelf }: { user: UserOut; isSelf: boolean }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { signOut, isSigningOut } = useSignOut();
  const [remove, { isLoading }] = useDeleteUserMutation();
  const name = user.fullName ?? user.username ?? user.email;

  const messageOf = (error: Failure) =>
    isFirstAdministrator(error) ? t('user.error-cannot-delete-super-user') : problemText(t, error);
  const handleDelete = async () => {
    const { error } = await remove(user.id);
    const text = error ? messageOf(error) : t('user.user-deleted', { name });
    dispatch(showToast({ level: error ? 'error' : 'success', text }));
    if (!error && isSelf) await signOut();
  };
  return (
    <RowDelete
      name={name}
      question={t(isSelf ? 'admin.delete-yourself-question' : 'admin.delete-user-question', { name })}
      busy={isLoading || isSigningOut}
      onDelete={handleDelete}
    />
  );
}

/** Whether the server refused since the account is the first administrator: `SUPER_USER`, as text. */
function isFirstAdministrator(error: Failure): boolean {
  const data = 'data' in error ? error.data : null;
  return typeof data === 'object' && data !== null && 'detail' in data && data.detail === 'SUPER_USER';
}
