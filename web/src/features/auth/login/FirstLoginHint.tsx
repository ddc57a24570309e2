import { Trans, useTranslation } from 'react-i18next';
import { DEFAULT_EMAIL } from '../../../entities/session/home-path.js';
import { Notice } from '../../../shared/ui/page/Notice.js';

/** The default account of a fresh installation. */
const SEED = { email: DEFAULT_EMAIL, password: 'MyPassword' };

/** Shows the default account at the first sign-in. */
export function FirstLoginHint() {
  const { t } = useTranslation();
  return (
    <Notice level="info" title={t('user.first-login-hint')}>
      <Trans
        i18nKey="user.first-login-credentials"
        values={SEED}
        components={{ email: <strong dir="ltr" />, password: <strong dir="ltr" /> }}
      />{' '}
      {t('user.first-login-change-email')}
    </Notice>
  );
}
