import { LinkButton } from '../../../shared/ui/controls/Button.js';
import { useTranslation } from 'react-i18next';
import { serverAddress } from '../../../shared/urls/base-path.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { OIDC_START } from './use-oidc.js';

export interface OidcButtonProps {
  provider: string;
  busy?: boolean;
  /** `_blank` opens the provider in a new tab and leaves this page as it is. */
  target?: '_blank';
}

/** Sign-in at the OpenID provider. */
export function OidcButton({ provider, busy = false, target }: OidcButtonProps) {
  const { t } = useTranslation();
  return (
    <LinkButton
      href={serverAddress(OIDC_START)}
      target={target}
      size="large"
      block
      icon={<Icon name="key" />}
      loading={busy}
    >
      {t('user.login-oidc', { provider: provider || 'OAuth' })}
    </LinkButton>
  );
}
