import { useTranslation } from 'react-i18next';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { useGetAppInfoQuery } from '../../../entities/app-info/app-info.api.js';
import { LoginForm } from '../login/LoginForm.js';
import { OidcButton } from '../oidc/OidcButton.js';
import { OrDivider } from '../oidc/OrDivider.js';
import styles from './SignInAgainDialog.module.css';
import { useSignInElsewhere } from './use-sign-in-elsewhere.js';

export interface SignInAgainFormProps {
  /** The user whose session has ended. */
  formerUser: UserOut | null;
  onSignedIn: (user: UserOut) => void;
}

/**
 * The ways to sign in that the user has: an account of the OpenID provider has no password. The provider opens in a new
 * tab, since leaving this page would lose its input.
 */
export function SignInAgainForm({ formerUser, onSignedIn }: SignInAgainFormProps) {
  const { t } = useTranslation();
  const { data: about } = useGetAppInfoQuery();
  useSignInElsewhere(onSignedIn);
  const form = <LoginForm username={formerUser?.username ?? undefined} onSignedIn={onSignedIn} />;
  if (!about?.enableOidc) return form;
  const hasPassword = formerUser?.authMethod !== 'OIDC';
  return (
    <>
      {hasPassword && (
        <>
          {form}
          <OrDivider />
        </>
      )}
      <OidcButton provider={about.oidcProviderName} target="_blank" />
      <p className={styles.hint}>{t('user.login-oidc-new-tab')}</p>
    </>
  );
}
