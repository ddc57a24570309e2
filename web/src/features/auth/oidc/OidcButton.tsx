import { LinkButton } from '../../../shared/ui/controls/Button.js';
import { useTranslation } from 'react-i18next';
import { serverAddress } from '../../../shared/urls/base-path.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { OIDC_START } from './use-oidc.js';
import styles from './OidcButton.module.css';

/** Sign-in at the OpenID provider. */
export function OidcButton({ provider, busy }: { provider: string; busy: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.or}>
        <span>{t('user.or')}</span>
      </p>
      <LinkButton href={serverAddress(OIDC_START)} size="large" block icon={<Icon name="key" />} loading={busy}>
        {t('user.login-oidc', { provider: provider || 'OAuth' })}
      </LinkButton>
    </>
  );
}
