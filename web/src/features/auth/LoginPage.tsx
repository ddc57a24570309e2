import { Navigate, useLocation } from 'react-router';
import { useTranslation } from 'react-i18next';
import { useGetAppInfoQuery, useGetStartupInfoQuery } from '../../entities/app-info/app-info.api.js';
import { useDocumentTitle } from '../../shared/hooks/use-document-title.js';
import { homePathOf, mustSetUp } from '../../entities/session/home-path.js';
import { useShowUser } from '../../entities/session/session.api.js';
import { useSession } from '../../entities/session/use-session.js';
import { AuthFrame } from '../../entities/session/account-forms/AuthFrame.js';
import { FirstLoginHint } from './FirstLoginHint.js';
import { LoginForm } from './LoginForm.js';
import { LoginLinks } from './LoginLinks.js';
import { OidcButton } from './oidc/OidcButton.js';
import { useOidc } from './oidc/use-oidc.js';

/** The sign-in page. Signed-in users are redirected to the previous page. */
export function LoginPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { data: about } = useGetAppInfoQuery();
  const { data: startup, isLoading } = useGetStartupInfoQuery();
  const from = useRequestedPage();
  const isOidcPending = useOidc();
  const showUser = useShowUser();
  useDocumentTitle(t('user.login'));

  if (user && isLoading) return null;
  if (user)
    return (
      <Navigate
        to={mustSetUp(user, startup) ? homePathOf(user, startup) : (from ?? homePathOf(user, startup))}
        replace
      />
    );
  return (
    <AuthFrame title={t('user.welcome-back')} text={t('user.sign-in-to-your-kitchen')}>
      {startup?.isFirstLogin && <FirstLoginHint />}
      <LoginForm disabled={isOidcPending} onSignedIn={(signedIn) => void showUser(signedIn)} />
      {about?.enableOidc && <OidcButton provider={about.oidcProviderName} busy={isOidcPending} />}
      {about && <LoginLinks allowSignup={about.allowSignup} />}
    </AuthFrame>
  );
}

/** The page that redirected here; always a path of the app, since it comes from the router's state. */
function useRequestedPage(): string | undefined {
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('/') ? from : undefined;
}
