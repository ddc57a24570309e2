import { Navigate, useLocation } from 'react-router';
import { useTranslation } from 'react-i18next';
import { useGetAppInfoQuery, useGetStartupInfoQuery } from '../../../entities/app-info/app-info.api.js';
import { useDocumentTitle } from '../../../shared/hooks/use-document-title.js';
import { homePathOf, mustSetUp } from '../../../entities/session/home-path.js';
import { useShowUser } from '../../../entities/session/session.api.js';
import { useSession } from '../../../entities/session/use-session.js';
import { AuthFrame } from '../../../entities/session/account-forms/AuthFrame.js';
import { FirstLoginHint } from './FirstLoginHint.js';
import { LoginForm } from './LoginForm.js';
import { LoginLinks } from './LoginLinks.js';
import { OidcButton } from '../oidc/OidcButton.js';
import { OrDivider } from '../oidc/OrDivider.js';
import { useOidc } from '../oidc/use-oidc.js';

/** The sign-in page. Signed-in users are redirected to the previous page. */
export function LoginPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { data: about } = useGetAppInfoQuery();
  const { data: startup, isLoading } = useGetStartupInfoQuery();
  const { from, username } = useLoginState();
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
      <LoginForm username={username} disabled={isOidcPending} onSignedIn={(signedIn) => void showUser(signedIn)} />
      {about?.enableOidc && (
        <>
          <OrDivider />
          <OidcButton provider={about.oidcProviderName} busy={isOidcPending} />
        </>
      )}
      {about && <LoginLinks allowSignup={about.allowSignup} />}
    </AuthFrame>
  );
}

/**
 * What the page that led here put into the router's state: the requested page, always a path of the app, and the name of
 * a new account.
 */
function useLoginState(): { from?: string | undefined; username?: string | undefined } {
  const state: unknown = useLocation().state;
  const { from, username } = (state ?? {}) as Record<string, unknown>; // only the app's own pages set it
  return {
    from: typeof from === 'string' && from.startsWith('/') ? from : undefined,
    username: typeof username === 'string' ? username : undefined,
  };
}
