import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TokenOut } from '@larder/contracts/identity/tenants/user';
import { useSession } from '../../../../entities/session/use-session.js';
import { Page } from '../../../../shared/ui/page/Page.js';
import { Panel } from '../../../../shared/ui/page/Panel.js';
import { NewToken } from './NewToken.js';
import { NewTokenForm } from './NewTokenForm.js';
import { TokenList } from './TokenList.js';

/** API tokens. */
export function ApiTokensPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [created, setCreated] = useState<TokenOut | null>(null);
  if (!user) return null;
  const tokens = user.tokens ?? [];
  return (
    <Page
      title={t('profile.api-tokens')}
      text={t('settings.token.explanation')}
      back={{ to: '/user/profile', label: t('profile.user-profile') }}
    >
      <Panel title={t('settings.token.create-an-api-token')}>
        {created ? (
          <NewToken token={created} onClose={() => setCreated(null)} />
        ) : (
          <NewTokenForm onCreated={setCreated} />
        )}
      </Panel>
      {tokens.length > 0 && (
        <Panel title={t('settings.token.you-have-token-count', { count: tokens.length })}>
          <TokenList tokens={tokens} />
        </Panel>
      )}
    </Page>
  );
}
