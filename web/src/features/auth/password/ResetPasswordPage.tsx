import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useDocumentTitle } from '../../../shared/hooks/use-document-title.js';
import { AuthFrame } from '../../../entities/session/account-forms/AuthFrame.js';
import { Notice } from '../../../shared/ui/page/Notice.js';
import { BackToLogin } from '../BackToLogin.js';
import { ResetPasswordForm } from './ResetPasswordForm.js';

/** The target of the link in the mail: sets a new password. */
export function ResetPasswordPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  useDocumentTitle(t('user.reset-password'));

  return (
    <AuthFrame title={t('user.reset-password')} text={t('user.reset-password-text')}>
      {!token && (
        <Notice level="warning" title={t('user.reset-link-incomplete')}>
          {t('user.reset-link-incomplete-text')}
        </Notice>
      )}
      <ResetPasswordForm token={token} />
      <BackToLogin />
    </AuthFrame>
  );
}
